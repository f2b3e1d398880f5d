import { NOTHING_MEASURED, type FileProblem, type PdfFacts } from './pdf-facts.ts'

/** Facts of a file that could not be opened. */
export function unreadFacts(problem: FileProblem, bytes: number): PdfFacts {
  return {
    problem,
    pageCount: 0,
    bytes,
    pdfVersion: '',
    encryption: problem === 'password' ? 'password' : 'none',
    pages: [],
    fonts: [],
    images: [],
    spots: [],
    ambiguousSpots: [],
    producer: null,
    title: null,
    pdfx: null,
    outputIntent: null,
    outputColours: null,
    cmykProfiles: [],
    hasJavaScript: false,
    hasForms: false,
    hasAttachments: false,
    hasLayers: false,
    hiddenLayers: [],
    screenOnlyLayers: [],
    printOnlyLayers: [],
    measured: NOTHING_MEASURED,
    unreadable: [],
  }
}
