/** What stands for something of each order in a text to many. */
export const TEXT_FIELDS = ['주문번호', '품목', '출고예정'] as const
type TextField = (typeof TEXT_FIELDS)[number]

/** What a shop writes to many customers at once, to begin with. */
export const READY_TEXTS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: '출고가 늦어짐',
    text: '주문하신 「{품목}」 제작이 예정보다 늦어지고 있습니다. {출고예정} 출고하겠습니다. 기다리게 해 드려 죄송합니다.',
  },
  {
    name: '시안 확인 부탁',
    text: '「{품목}」 시안을 올려 두었습니다. 승인해 주시면 바로 제작을 시작합니다. 고칠 곳이 있으면 시안에 적어 주세요.',
  },
  {
    name: '파일 부탁',
    text: '「{품목}」 인쇄 파일을 아직 받지 못했습니다. 주문 화면에서 올려 주시면 확인하고 시작하겠습니다.',
  },
]

/** Words in braces that are none of the fields: nobody reads them in the letter of a customer. */
export const strangeFields = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !isField(name))

export const fillText = (text: string, values: Readonly<Record<TextField, string>>): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => (isField(name) ? values[name] : whole))

const isField = (name: string): name is TextField => TEXT_FIELDS.some((field) => field === name)
