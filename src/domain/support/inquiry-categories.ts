export const INQUIRY_CATEGORIES = [
  'estimate',
  'file',
  'proof',
  'production',
  'delivery',
  'payment',
  'fault',
  'other',
] as const
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number]

export const CATEGORY_NAMES: Readonly<Record<InquiryCategory, string>> = {
  estimate: '견적',
  file: '파일',
  proof: '시안',
  production: '제작·납기',
  delivery: '배송',
  payment: '결제·서류',
  fault: '문제 신고',
  other: '기타',
}

/** What is asked about by hand; a fault is reported from its order. */
export const ASKED_CATEGORIES = INQUIRY_CATEGORIES.filter((category) => category !== 'fault')

export const CONTEXT_KINDS = ['order', 'line', 'proof', 'estimate', 'finding'] as const
export type ContextKind = (typeof CONTEXT_KINDS)[number]

/** What somebody asks about when they come from there. */
export const CATEGORY_OF_CONTEXT: Readonly<Record<ContextKind, InquiryCategory>> = {
  order: 'production',
  line: 'production',
  proof: 'proof',
  estimate: 'estimate',
  finding: 'file',
}

/** More do not go with one message. */
export const MOST_FILES = 10
export const TITLE_LENGTH = 100
export const BODY_LENGTH = 4_000
