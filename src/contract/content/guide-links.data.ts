import type { SectionId } from '#/domain/catalog/options/option-model.ts'

/** Which guide says what a finding of preflight means and how to mend it, by the id of its rule. */
export const FINDING_GUIDES = {
  readable: 'guide2-6',
  'page-count': 'guide1-9',
  'page-size': 'guide1-5',
  'fonts-embedded': 'guide1-6',
  'die-line': 'guide6-7',
  'press-dependent': 'guide2-6',
  bleed: 'guide1-5',
  'safe-margin': 'guide1-5',
  'gutter-margin': 'guide1-5',
  'spine-margin': 'guide4-6',
  'fold-margin': 'guide4-4',
  'page-picture-resolution': 'guide1-4',
  'image-resolution': 'guide1-4',
  'picture-pages': 'guide1-4',
  'colour-pages': 'guide1-3',
  'ink-coverage': 'guide1-8',
  'stacked-inks': 'guide1-8',
  'unread-inks': 'guide2-6',
  'white-overprint': 'guide1-8',
  'grey-overprint': 'guide1-8',
  overprint: 'guide1-8',
  'spot-inks': 'guide1-3',
  'spot-names': 'guide1-3',
  'spot-definitions': 'guide1-3',
  'screen-colours': 'guide1-3',
  'colour-profiles': 'guide1-3',
  'blend-space': 'guide1-3',
  'small-text': 'guide1-6',
  'black-text': 'guide1-8',
  'black-lines': 'guide1-8',
  'thin-lines': 'guide1-6',
  'line-art-resolution': 'guide1-4',
  'registration-colour': 'guide1-8',
  'drawn-otherwise': 'guide2-6',
  'trim-box': 'guide2-6',
  'page-boxes': 'guide2-6',
  'page-turned': 'guide1-9',
  'blank-pages': 'guide1-9',
  'courier-font': 'guide1-6',
  annotations: 'guide2-6',
  'active-content': 'guide2-6',
  attachments: 'guide2-6',
  layers: 'guide2-2',
  'layers-on-print': 'guide2-2',
  'pdfx-claim': 'guide2-6',
  'unread-parts': 'guide2-6',
} as const satisfies Readonly<Record<string, string>>

/** The guides that help with a group of choices; where the group offers several things, each has its own (`CHOICE_GUIDES`). */
export const OPTION_GUIDES: Readonly<Record<SectionId, readonly string[]>> = {
  trim: ['guide4-1'],
  sheet: ['guide1-7', 'guide1-2'],
  body: ['guide1-7', 'guide1-3'],
  cover: ['guide1-7', 'guide6-1', 'guide4-6'],
  binding: ['guide5-1', 'guide5-2'],
  endpaper: ['guide5-4'],
  insert: ['guide1-7'],
  finish: ['guide6-1'],
  copies: ['guide3-3', 'guide7-1'],
}

/** Instead of the group's, by the id of what can be chosen in it. */
export const CHOICE_GUIDES: Readonly<Record<string, string>> = {
  'binding:perfect': 'guide5-1',
  'binding:pur': 'guide5-5',
  'binding:saddle': 'guide5-2',
  'binding:twin-ring': 'guide5-3',
  'binding:pp-coil': 'guide5-3',
  'binding:sewn': 'guide5-5',
  'binding:hard': 'guide5-4',
  'finish:foil': 'guide6-2',
  'finish:emboss': 'guide6-3',
  'finish:spot-uv': 'guide6-4',
  'finish:spot-ink': 'guide1-3',
  'finish:epoxy': 'guide6-4',
  'finish:round-corner': 'guide6-8',
  'finish:score': 'guide6-5',
  'finish:perforate': 'guide6-6',
  'finish:hole': 'guide6-9',
  'finish:die-cut': 'guide6-7',
  'finish:numbering': 'guide6-10',
  'finish:banding': 'guide6-10',
  'finish:shrink-wrap': 'guide6-10',
}

/** Of loose sheets, by what is chosen as the size there. */
export const SIZE_GUIDES: Readonly<Record<string, string>> = {
  D303: 'guide4-3',
  D304: 'guide4-4',
  D302: 'guide4-4',
  D301: 'guide4-5',
  D305: 'guide4-5',
}

/** The steps of uploading and ordering. */
export const STEP_GUIDES = {
  upload: 'guide7-3',
  checklist: 'guide1-9',
  cart: 'guide7-2',
  payment: 'guide7-5',
  benefits: 'guide7-6',
  papers: 'guide7-7',
  delivery: 'guide7-9',
  proof: 'guide7-4',
  cancel: 'guide7-10',
  estimate: 'guide7-1',
} as const satisfies Readonly<Record<string, string>>
export type GuidedStep = keyof typeof STEP_GUIDES
