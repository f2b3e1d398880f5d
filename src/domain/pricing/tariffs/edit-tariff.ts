import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff, Tiers } from '#/domain/pricing/tariff.ts'
import { tariffFields } from './tariff-fields.ts'
import type { TariffField } from './tariff-field.ts'
import { hasPath, readPath, writePath } from './tariff-path.ts'
import { setChoices } from './set-choices.ts'
import { splitKey } from './tariff-rows.ts'
import type { EditIssue, TariffEdit } from './tariff-edit.ts'
import { isLimit, writeLimit } from './terms-fields.ts'

export const HIGHEST_FIGURE = 100_000_000

/** The tariff after all edits, or what is wrong with any of them: all or nothing. */
export function editTariff(tariff: Tariff, edits: readonly TariffEdit[]): Result<Tariff, readonly EditIssue[]> {
  const fields = tariffFields(tariff)
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const choices = new Set(fields.flatMap(({ choice }) => choice ?? []))
  const issues: EditIssue[] = []
  let edited = tariff
  for (const edit of edits) {
    const message = refusal(edit, byKey, choices)
    if (message) issues.push({ key: edit.key, message })
    else edited = applyEdit(edited, edit, byKey)
  }
  if (issues.length > 0) return err(issues)
  return edits.some(({ key }) => isLimit(key)) ? limited(edited, edits) : ok(edited)
}

/** Limits are judged together at the end: the two ends of a range may move at once. */
function limited(tariff: Tariff, edits: readonly TariffEdit[]): Result<Tariff, readonly EditIssue[]> {
  const judged = setChoices(tariff, tariff.choiceChanges ?? {})
  if (judged.ok) return judged
  const key = edits.find((edit) => isLimit(edit.key))?.key ?? ''
  return err(judged.error.map(({ message }) => ({ key, message })))
}

function refusal(
  { key, value }: TariffEdit,
  fields: ReadonlyMap<string, TariffField>,
  choices: ReadonlySet<string>,
): string | null {
  const { field: name, from } = splitKey(key)
  const field = fields.get(name)
  if (value === null && from === null) return choices.has(name) ? null : '판매를 멈출 수 있는 항목이 아닙니다.'
  if (!field) return '요금표에 없는 열쇠입니다.'
  if ((field.tiersBy === null) !== (from === null)) {
    return from === null ? '몇부터의 값인지 있어야 합니다.' : '단계가 없는 값입니다.'
  }
  if (from !== null && !Number.isSafeInteger(from)) return '단계는 0 이상의 정수여야 합니다.'
  if (value === null) return null
  if (!Number.isSafeInteger(value)) return '값은 정수여야 합니다.'
  if (value < 0) return '값은 0 이상이어야 합니다.'
  return value > HIGHEST_FIGURE ? '값은 1억 이하여야 합니다.' : null
}

function applyEdit(tariff: Tariff, { key, value }: TariffEdit, fields: ReadonlyMap<string, TariffField>): Tariff {
  const { field: name, from } = splitKey(key)
  if (value === null) return from === null ? takeOffSale(tariff, name) : dropTier(tariff, name, from)
  if (isLimit(key)) return writeLimit(tariff, name, value)
  const offered = bringBack(tariff, fields.get(name)?.choice ?? null, fields)
  if (from === null) return writePath(offered, name, value)
  return writePath(offered, name, withTier(tiersAt(offered, name), from, value))
}

/** A paper that is not ganged is printed another way: that is no decision to write down. */
export const isGangedPaper = (choice: string): boolean => choice.startsWith('ganged/papers/')

function takeOffSale(tariff: Tariff, choice: string): Tariff {
  const without = writePath(tariff, choice, undefined)
  return isGangedPaper(choice) ? without : withClosed(without, [...(tariff.notOffered ?? []), choice])
}

/**
 * A choice that was off sale starts with nothing but zeros, which the check does not let through. Of a finish only what was
 * asked for comes back: its other variants stay off sale.
 */
function bringBack(tariff: Tariff, choice: string | null, fields: ReadonlyMap<string, TariffField>): Tariff {
  if (choice === null || hasPath(tariff, choice)) return tariff
  const [finish, variant] = choice.split('/variants/')
  const home = variant === undefined ? tariff : bringBack(tariff, finish ?? null, fields)
  const closed = [...(home.notOffered ?? []), ...variantsOf(choice, fields)].filter((one) => one !== choice)
  const opened = withClosed(home, closed)
  const blank = variant === undefined ? BLANKS[choice.split('/')[0] ?? ''] : undefined
  return blank ? writePath(opened, choice, blank) : opened
}

const variantsOf = (finish: string, fields: ReadonlyMap<string, TariffField>): readonly string[] =>
  [...fields.values()].flatMap(({ choice }) => (choice?.startsWith(`${finish}/variants/`) ? [choice] : []))

const WORK = { setup: 0, minimum: 0, each: [] }
const BLANKS: Readonly<Record<string, object>> = {
  papers: { kuk: 0, sasa: 0 },
  coatings: WORK,
  folds: WORK,
  bindings: { ...WORK, perPage: 0, workingDays: 0 },
  finishes: { ...WORK, perExtra: 0, perCm2: 0, workingDays: 0, variants: {} },
}

/** An empty list is left out, so that a version that sells all is the same value however it came about. */
function withClosed(tariff: Tariff, closed: readonly string[]): Tariff {
  const { notOffered: _, ...rest } = tariff
  const sorted = [...new Set(closed)].toSorted()
  return sorted.length > 0 ? { ...rest, notOffered: sorted } : rest
}

function tiersAt(tariff: Tariff, key: string): Tiers {
  const tiers = readPath(tariff, key)
  return Array.isArray(tiers) ? (tiers as Tiers) : []
}

const withTier = (tiers: Tiers, from: number, rate: number): Tiers =>
  [...tiers.filter((tier) => tier[0] !== from), [from, rate] as const].toSorted((a, b) => a[0] - b[0])

const dropTier = (tariff: Tariff, key: string, from: number): Tariff =>
  readPath(tariff, key) === undefined
    ? tariff
    : writePath(
        tariff,
        key,
        tiersAt(tariff, key).filter((tier) => tier[0] !== from),
      )
