/** The checklist of a customer: what each question asks, and which rules answer it of a file. */
export const CHECK_GROUPS = [
  {
    name: '크기와 쪽',
    asks: '주문할 크기와 쪽수 그대로, 한 쪽씩 바로 서 있나요?',
    rules: ['readable', 'page-count', 'page-size', 'trim-box', 'page-boxes', 'page-turned', 'blank-pages', 'die-line'],
  },
  {
    name: '여백',
    asks: '그림은 도련까지, 글자는 안전영역 안에 있나요?',
    rules: ['bleed', 'safe-margin', 'gutter-margin', 'spine-margin', 'fold-margin'],
  },
  {
    name: '그림',
    asks: '사진이 또렷한가요?',
    rules: ['page-picture-resolution', 'image-resolution', 'picture-pages', 'line-art-resolution'],
  },
  {
    name: '글자와 선',
    asks: '글꼴이 들어 있고, 작은 글자와 가는 선이 견딜 만한가요?',
    rules: ['fonts-embedded', 'courier-font', 'small-text', 'black-text', 'black-lines', 'thin-lines'],
  },
  {
    name: '색',
    asks: '잉크로 낼 수 있는 색이고, 겹쳐 찍혀 사라지는 것이 없나요?',
    rules: [
      'colour-pages',
      'ink-coverage',
      'stacked-inks',
      'unread-inks',
      'white-overprint',
      'grey-overprint',
      'overprint',
      'spot-inks',
      'spot-names',
      'spot-definitions',
      'screen-colours',
      'colour-profiles',
      'blend-space',
      'registration-colour',
    ],
  },
  {
    name: '파일',
    asks: '인쇄되지 않는 메모나 양식, 숨은 레이어가 없나요?',
    rules: [
      'press-dependent',
      'drawn-otherwise',
      'annotations',
      'active-content',
      'attachments',
      'layers',
      'layers-on-print',
      'pdfx-claim',
      'unread-parts',
    ],
  },
] as const
