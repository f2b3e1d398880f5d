import type { PageFacts } from '#/domain/preflight/pdf-facts.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { PageRecord } from '#/pdf/content/page-record.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import { annotationTypes } from './document-facts.ts'
import { showsColour } from './page-colour.ts'
import { MM_PER_POINT, pageGeometry, rawBoxes, round, toMm } from './page-geometry.ts'

/** Facts of one page. `document` is asked to draw it only when its pictures decide whether it is a colour page. */
export function readPage(reading: Reading, document: OpenDocument, page: PageNode, number: number): PageFacts {
  const geometry = pageGeometry(rawBoxes(reading.objects, page))
  const record = new PageRecord(number)
  interpretPage(reading, record, {
    dict: page.dict,
    resources: page.inherited.get('Resources'),
    base: geometry.base,
    visible: geometry.visible,
  })
  if (record.needsLook && record.colour !== 'colour') record.tint(look(reading, document, number))
  return pageFacts(record, geometry.boxes, annotationTypes(reading.objects, page))
}

/**
 * A page whose content is not looked at. It counts as coloured and marked all over, so that no rule is pacified by what was
 * not seen. PDFium is not asked: it would carry out the content that has just gone over the limits.
 */
export function unreadPage(reading: Reading, page: PageNode, number: number): PageFacts {
  const geometry = pageGeometry(rawBoxes(reading.objects, page))
  return {
    ...pageFacts(new PageRecord(number), geometry.boxes, annotationTypes(reading.objects, page)),
    ...ASSUMED,
    marks: toMm(geometry.visible),
  }
}

const ASSUMED = { colour: 'colour', blank: false } as const

/** Colour costs the customer nothing here, so what cannot be seen counts as colour. */
function look(reading: Reading, document: OpenDocument, number: number): 'mono' | 'colour' {
  const { budget, unreadable } = reading
  if (!budget.mayLook()) {
    unreadable.add('쪽이 많아 뒤쪽 사진은 모두 컬러로 보았습니다')
    return 'colour'
  }
  try {
    return budget.look(() => showsColour(document, number - 1)) ? 'colour' : 'mono'
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    unreadable.add(`${number}쪽: 그려 볼 수 없어 컬러로 보았습니다`)
    return 'colour'
  }
}

export function pageFacts(
  record: PageRecord,
  boxes: ReturnType<typeof pageGeometry>['boxes'],
  annotations: readonly string[],
): PageFacts {
  return {
    number: record.number,
    ...boxes,
    colour: record.marks ? record.colour : 'none',
    colourSpaces: [...record.colourSpaces],
    spots: [...record.spots],
    transparency: record.transparency,
    overprint: record.overprint,
    whiteOverprint: record.whiteOverprint,
    registrationColour: record.registrationColour,
    annotations,
    blank: record.marks === null,
    smallestText: record.smallestText,
    smallestMultiInkText: record.smallestMultiInkText,
    smallestWhiteText: record.smallestWhiteText,
    thinnestLine: record.thinnestLine === null ? null : round(record.thinnestLine * MM_PER_POINT),
    inkCoverage: record.coverage,
    marks: record.marks && toMm(record.marks),
    text: record.text && toMm(record.text),
  }
}
