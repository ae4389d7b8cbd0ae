/// Languages of the east of Asia. Chinese is a language for each of its scripts.
extension Words {
    static let japanese: [Word: String] = [
        .cut: "カット", .copy: "コピー", .paste: "ペースト", .select: "選択", .selectAll: "すべてを選択", .delete: "削除",
        .format: "フォーマット", .bold: "ボールド", .italic: "イタリック", .underline: "アンダーライン",
        .pasteAndGo: "ペーストして開く", .pasteAndSearch: "ペーストして検索", .pasteAndMatchStyle: "ペーストしてスタイルを合わせる",
        .larger: "大きく", .smaller: "小さく", .previousItems: "前の項目", .moreItems: "その他の項目",
        .selectionStart: "選択範囲の先頭", .selectionEnd: "選択範囲の末尾", .clearText: "テキストを消去",
        .strongPassword: "強力なパスワード", .showPassword: "パスワードを表示", .hidePassword: "パスワードを隠す",
        .previousField: "前のフィールド", .nextField: "次のフィールド", .back: "戻る", .done: "完了", .cancel: "キャンセル",
        .edit: "編集", .moreInformation: "詳細情報", .reorder: "並べ替え", .save: "保存", .add: "追加", .close: "閉じる",
        .undo: "取り消す", .redo: "やり直す",
        .typing: "入力", .undoNamed: "%@を取り消す", .redoNamed: "%@をやり直す",
        .refresh: "更新", .play: "再生", .pause: "一時停止", .rewind: "巻き戻し", .fastForward: "早送り",
        .compose: "作成", .action: "共有", .camera: "カメラ", .organize: "整理", .bookmarks: "ブックマーク", .reply: "返信",
        .hoursShort: "時間", .minutesShort: "分",
        .previousMonth: "前の月", .nextMonth: "次の月", .time: "時刻",
        .search: "検索", .find: "検索", .replaceWith: "置き換え後のテキスト", .replace: "置き換え", .replaceAll: "すべて",
        .notFound: "見つかりません", .nextResult: "次へ", .previousResult: "前へ", .resultOf: "/",
        .shiftKey: "シフト", .hideKeyboard: "キーボードを隠す", .nextKeyboard: "次のキーボード",
    ]

    static let korean: [Word: String] = [
        .cut: "오려두기", .copy: "복사하기", .paste: "붙여넣기", .select: "선택", .selectAll: "전체 선택", .delete: "삭제",
        .format: "포맷", .bold: "볼드체", .italic: "이탤릭체", .underline: "밑줄",
        .pasteAndGo: "붙여넣고 이동", .pasteAndSearch: "붙여넣고 검색", .pasteAndMatchStyle: "붙여넣고 스타일 일치시킴",
        .larger: "크게", .smaller: "작게", .previousItems: "이전 항목", .moreItems: "추가 항목",
        .selectionStart: "선택 부분 시작", .selectionEnd: "선택 부분 끝", .clearText: "텍스트 지우기",
        .strongPassword: "강력한 암호", .showPassword: "암호 보기", .hidePassword: "암호 가리기",
        .previousField: "이전 필드", .nextField: "다음 필드", .back: "뒤로", .done: "완료", .cancel: "취소",
        .edit: "편집", .moreInformation: "추가 정보", .reorder: "순서 변경", .save: "저장", .add: "추가", .close: "닫기",
        .undo: "실행 취소", .redo: "실행 복귀",
        .typing: "입력", .undoNamed: "%@ 실행 취소", .redoNamed: "%@ 실행 복귀",
        .refresh: "새로 고침", .play: "재생", .pause: "일시 정지", .rewind: "되감기", .fastForward: "빨리 감기",
        .compose: "작성", .action: "공유", .camera: "카메라", .organize: "정리", .bookmarks: "책갈피", .reply: "답장",
        .hoursShort: "시간", .minutesShort: "분",
        .previousMonth: "이전 달", .nextMonth: "다음 달", .time: "시간",
        .search: "검색", .find: "찾기", .replaceWith: "다음으로 대치", .replace: "대치", .replaceAll: "모두",
        .notFound: "찾을 수 없음", .nextResult: "다음", .previousResult: "이전", .resultOf: "/",
        .shiftKey: "시프트", .hideKeyboard: "키보드 가리기", .nextKeyboard: "다음 키보드",
    ]

    /// As in mainland China and Singapore.
    static let simplifiedChinese: [Word: String] = [
        .cut: "剪切", .copy: "拷贝", .paste: "粘贴", .select: "选择", .selectAll: "全选", .delete: "删除",
        .format: "格式", .bold: "粗体", .italic: "斜体", .underline: "下划线",
        .pasteAndGo: "粘贴并前往", .pasteAndSearch: "粘贴并搜索", .pasteAndMatchStyle: "粘贴并匹配样式",
        .larger: "放大", .smaller: "缩小", .previousItems: "上一组项目", .moreItems: "更多项目",
        .selectionStart: "所选内容开头", .selectionEnd: "所选内容结尾", .clearText: "清除文本",
        .strongPassword: "高强度密码", .showPassword: "显示密码", .hidePassword: "隐藏密码",
        .previousField: "上一个输入框", .nextField: "下一个输入框", .back: "返回", .done: "完成", .cancel: "取消",
        .edit: "编辑", .moreInformation: "更多信息", .reorder: "重新排序", .save: "存储", .add: "添加", .close: "关闭", .undo: "撤销",
        .redo: "重做",
        .typing: "键入", .undoNamed: "撤销%@", .redoNamed: "重做%@",
        .refresh: "刷新", .play: "播放", .pause: "暂停", .rewind: "倒带", .fastForward: "快进",
        .compose: "撰写", .action: "共享", .camera: "相机", .organize: "整理", .bookmarks: "书签", .reply: "回复",
        .hoursShort: "小时", .minutesShort: "分钟",
        .previousMonth: "上个月", .nextMonth: "下个月", .time: "时间",
        .search: "搜索", .find: "查找", .replaceWith: "替换为", .replace: "替换", .replaceAll: "全部",
        .notFound: "未找到", .nextResult: "下一个", .previousResult: "上一个", .resultOf: "/",
        .shiftKey: "上档键", .hideKeyboard: "隐藏键盘", .nextKeyboard: "下一个键盘",
    ]

    /// As in Taiwan; Hong Kong and Macao read it too.
    static let traditionalChinese: [Word: String] = [
        .cut: "剪下", .copy: "拷貝", .paste: "貼上", .select: "選取", .selectAll: "全選", .delete: "刪除",
        .format: "格式", .bold: "粗體", .italic: "斜體", .underline: "底線",
        .pasteAndGo: "貼上並前往", .pasteAndSearch: "貼上並搜尋", .pasteAndMatchStyle: "貼上並符合樣式",
        .larger: "放大", .smaller: "縮小", .previousItems: "上一組項目", .moreItems: "更多項目",
        .selectionStart: "所選範圍開頭", .selectionEnd: "所選範圍結尾", .clearText: "清除文字",
        .strongPassword: "高強度密碼", .showPassword: "顯示密碼", .hidePassword: "隱藏密碼",
        .previousField: "上一個欄位", .nextField: "下一個欄位", .back: "返回", .done: "完成", .cancel: "取消",
        .edit: "編輯", .moreInformation: "更多資訊", .reorder: "重新排序", .save: "儲存", .add: "加入", .close: "關閉", .undo: "還原",
        .redo: "重做",
        .typing: "輸入", .undoNamed: "還原%@", .redoNamed: "重做%@",
        .refresh: "重新整理", .play: "播放", .pause: "暫停", .rewind: "倒轉", .fastForward: "快轉",
        .compose: "撰寫", .action: "分享", .camera: "相機", .organize: "整理", .bookmarks: "書籤", .reply: "回覆",
        .hoursShort: "小時", .minutesShort: "分鐘",
        .previousMonth: "上個月", .nextMonth: "下個月", .time: "時間",
        .search: "搜尋", .find: "尋找", .replaceWith: "取代為", .replace: "取代", .replaceAll: "全部",
        .notFound: "找不到", .nextResult: "下一個", .previousResult: "上一個", .resultOf: "/",
        .shiftKey: "換檔鍵", .hideKeyboard: "隱藏鍵盤", .nextKeyboard: "下一個鍵盤",
    ]
}
