# Sourced by the tests of the window systems: fills in the check-in with the mouse on the on-screen keyboard and with
# a hardware keyboard. The kiosk has been started and $window found.

# The welcome's ground at the left, which the keyboard covers when it is up.
brand=1C386B
keyboard_ground=D1D4DA

expect_pixel() {
    has_colour() { found=$(screen_pixel $((origin_x + $1)) $((origin_y + $2))) && [[ $found == "$3" ]]; }
    eventually has_colour "$1" "$2" "$3" || fail "the pixel $1, $2 is $found instead of $3: $4."
}

# type_into_form HEIGHT: of the window, in pixels.
type_into_form() {
    local bottom=$(($1 - 2))
    expect_pixel 2 300 "$brand" "nothing was painted"
    picture welcome

    click name
    expect_pixel 1 $bottom "$keyboard_ground" "the keyboard did not come"
    click_keys A d a
    expect_text name Ada
    type_text ' Hé €'
    expect_text name 'Ada Hé €'
    picture typed
    ! cmp -s "$scratch"/01-*.png "$scratch"/02-*.png || fail "both pictures are the same."

    press ctrl+a
    type_text 'Grace Hopper'
    expect_text name 'Grace Hopper'
    press BackSpace
    expect_text name 'Grace Hoppe'
    press ctrl+a ctrl+c Tab ctrl+v
    expect_text company 'Grace Hoppe'
    press shift+Tab Home
    type_text 'Dr '
    expect_text name 'Dr Grace Hoppe'

    # A scanner: a hundred characters at once, and the next code into the next field.
    local code=A1B2C3D4E5F6G7H8I9J0KLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.A1B2C3D4E5F6G7H8I9J0KLMNOP
    click name
    press ctrl+a
    xdotool type --delay 0 "$code"
    xdotool key --delay 0 Tab
    xdotool type --delay 0 "$code"
    expect_text name "$code"
    expect_text company "Grace Hoppe$code"

    click pin
    click_keys 1 8 4 3 delete
    expect_text pin '•••'
    click_keys 3 dismiss
    expect_pixel 2 300 "$brand" "the keyboard did not go"
}
