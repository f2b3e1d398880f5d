import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import { parseXml, type XmlElement, XmlError } from '#/epub/xml/parse-xml.ts'

/** More of one kind tell nobody more. */
const MOST_OF_A_KIND = 20

/** Gathers what is found; `message` is Korean. */
export class Findings {
  readonly #all: EpubFinding[] = []
  readonly #counts = new Map<string, number>()

  get all(): readonly EpubFinding[] {
    return this.#all
  }

  error(id: string, path: string | null, message: string): void {
    this.#add({ id, severity: 'error', path, message })
  }

  warn(id: string, path: string | null, message: string): void {
    this.#add({ id, severity: 'warning', path, message })
  }

  #add(finding: EpubFinding): void {
    const count = (this.#counts.get(finding.id) ?? 0) + 1
    this.#counts.set(finding.id, count)
    if (count <= MOST_OF_A_KIND) this.#all.push(finding)
  }
}

/** null where it is no well-formed document in UTF-8; that is a finding of its own. */
export function readXml(bytes: Uint8Array, path: string, findings: Findings): XmlElement | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    findings.error('RSC-028', path, 'UTF-8로 저장되지 않은 문서예요.')
    return null
  }
  try {
    return parseXml(text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    findings.error('RSC-016', path, `문서의 짜임이 맞지 않아요(${error.line}번째 줄).`)
    return null
  }
}
