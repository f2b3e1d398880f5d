import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { FinishChoice, Ink, JobSpec, PartRole, PartSpec } from './job-spec.ts'
import { PRODUCT_CODES } from './product-kinds.ts'
import type { SpecIssue } from './spec-issue.ts'

const ROLES: readonly PartRole[] = ['cover', 'body', 'endpaper', 'insert', 'sheet']
const INKS: readonly Ink[] = [0, 1, 2, 4]
const MOST_PARTS = 12
const MOST_FINISHES = 12
const LONGEST_ID = 40

/** Reads unknown JSON into the shape of a spec: types and bare limits only, no rule of print. Unknown keys are left behind. */
export function readSpec(input: unknown): Result<JobSpec, readonly SpecIssue[]> {
  const reader = new Reader()
  const spec = readJob(reader, input)
  return reader.issues.length > 0 ? err(reader.issues) : ok(spec)
}

function readJob(reader: Reader, input: unknown): JobSpec {
  const job = reader.record('', input)
  return {
    product: reader.oneOf('product', job['product'], PRODUCT_CODES),
    trim: readSize(reader, 'trim', job['trim']),
    copies: reader.whole('copies', job['copies']),
    binding: job['binding'] === null ? null : reader.id('binding', job['binding']),
    bindingSide: reader.oneOf('bindingSide', job['bindingSide'], ['left', 'right', 'top'] as const),
    parts: reader
      .list('parts', job['parts'], MOST_PARTS)
      .map((part, index) => readPart(reader, `parts.${index}`, part)),
    finishes: readFinishes(reader, 'finishes', job['finishes']),
    production: reader.oneOf('production', job['production'], ['auto', 'dedicated', 'ganged'] as const),
  }
}

function readPart(reader: Reader, path: string, input: unknown): PartSpec {
  const part = reader.record(path, input)
  const ink = reader.record(`${path}.ink`, part['ink'])
  const coating = reader.record(`${path}.coating`, part['coating'])
  const wings = reader.record(`${path}.wings`, part['wings'])
  return {
    id: reader.id(`${path}.id`, part['id']),
    role: reader.oneOf(`${path}.role`, part['role'], ROLES),
    paper: reader.id(`${path}.paper`, part['paper']),
    pages: reader.whole(`${path}.pages`, part['pages']),
    colourPages: reader.whole(`${path}.colourPages`, part['colourPages']),
    ink: {
      front: reader.oneOf(`${path}.ink.front`, ink['front'], INKS),
      back: reader.oneOf(`${path}.ink.back`, ink['back'], INKS),
    },
    coating: {
      front: reader.id(`${path}.coating.front`, coating['front']),
      back: reader.id(`${path}.coating.back`, coating['back']),
    },
    wings: {
      front: reader.number(`${path}.wings.front`, wings['front']),
      back: reader.number(`${path}.wings.back`, wings['back']),
    },
    fold: reader.id(`${path}.fold`, part['fold']),
    finishes: readFinishes(reader, `${path}.finishes`, part['finishes']),
  }
}

function readFinishes(reader: Reader, path: string, input: unknown): readonly FinishChoice[] {
  return reader.list(path, input, MOST_FINISHES).map((item, index) => {
    const at = `${path}.${index}`
    const finish = reader.record(at, item)
    return {
      id: reader.id(`${at}.id`, finish['id']),
      ...(finish['variant'] === undefined ? {} : { variant: reader.id(`${at}.variant`, finish['variant']) }),
      ...(finish['count'] === undefined ? {} : { count: reader.whole(`${at}.count`, finish['count']) }),
      ...(finish['place'] === undefined ? {} : { place: reader.id(`${at}.place`, finish['place']) }),
      ...(finish['distance'] === undefined ? {} : { distance: reader.whole(`${at}.distance`, finish['distance']) }),
      ...(finish['area'] === undefined ? {} : { area: readSize(reader, `${at}.area`, finish['area']) }),
    }
  })
}

function readSize(reader: Reader, path: string, input: unknown) {
  const size = reader.record(path, input)
  return {
    width: reader.number(`${path}.width`, size['width']),
    height: reader.number(`${path}.height`, size['height']),
  }
}

/** Collects every issue and gives a harmless value back, so that one pass names them all. */
class Reader {
  readonly issues: SpecIssue[] = []

  private wrong<T>(path: string, message: string, instead: T): T {
    this.issues.push({ path, message })
    return instead
  }

  record(path: string, input: unknown): Readonly<Record<string, unknown>> {
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input as Record<string, unknown>
    return this.wrong(path, '사양이 비어 있습니다.', {})
  }

  list(path: string, input: unknown, most: number): readonly unknown[] {
    if (!Array.isArray(input)) return this.wrong(path, '목록이 비어 있습니다.', [])
    return input.length <= most ? input : this.wrong(path, `${most}개까지 됩니다.`, [])
  }

  oneOf<T extends string | number>(path: string, input: unknown, choices: readonly T[]): T {
    const found = choices.find((choice) => choice === input)
    return found ?? this.wrong(path, '고를 수 없는 값입니다.', choices[0] as T)
  }

  id(path: string, input: unknown): string {
    if (typeof input === 'string' && input.length <= LONGEST_ID && /^[a-z0-9-]+$/u.test(input)) return input
    return this.wrong(path, '고를 수 없는 값입니다.', 'none')
  }

  whole(path: string, input: unknown): number {
    if (typeof input === 'number' && Number.isSafeInteger(input) && input >= 0) return input
    return this.wrong(path, '0 이상의 정수로 적어 주세요.', 0)
  }

  number(path: string, input: unknown): number {
    if (typeof input === 'number' && Number.isFinite(input) && input >= 0) return input
    return this.wrong(path, '숫자로 적어 주세요.', 0)
  }
}
