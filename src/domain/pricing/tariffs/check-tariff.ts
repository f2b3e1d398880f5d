import { NO_CHANGES, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import { formatCount } from '#/lib/format-count.ts'
import { PRESS_SHEETS } from '#/domain/print/press-sheets.data.ts'
import type { MillSheet } from '#/domain/print/press-sheets.data.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import type { Tariff, Tiers } from '#/domain/pricing/tariff.ts'
import { choiceFindings } from './check-choices.ts'
import { catalogueFindings } from './check-papers.ts'
import { ROUTE_NAMES } from './route-names.data.ts'
import { look, stop } from './tariff-finding.ts'
import type { TariffFinding } from './tariff-finding.ts'
import { tariffChanges } from './tariff-changes.ts'
import { tariffFields } from './tariff-fields.ts'
import type { TariffField } from './tariff-field.ts'
import { hasPath, readPath } from './tariff-path.ts'

/** Whether a version can be sold with: complete, whole numbers in order, nothing free by accident, units that make sense. */
export function checkTariff(tariff: Tariff, base: Tariff): readonly TariffFinding[] {
  const fields = tariffFields(tariff)
  return [
    ...forgottenChoices(tariff, fields),
    ...fields.flatMap((field) => figureFindings(tariff, field)),
    ...machineFindings(tariff),
    ...paperFindings(tariff),
    ...catalogueFindings(tariff, base),
    ...choiceFindings(tariff),
    ...leaps(tariff, base),
  ]
}

/** Ganging is an extra: a paper or size that is not ganged is printed another way, so nobody has to say so. */
function forgottenChoices(tariff: Tariff, fields: readonly TariffField[]): readonly TariffFinding[] {
  const closed = new Set(tariff.notOffered)
  const names = new Map(fields.flatMap(({ choice, item }) => (choice === null ? [] : [[choice, item] as const])))
  return [...names].flatMap(([choice, item]) => {
    if (choice.startsWith('ganged/') || hasPath(tariff, choice) || closed.has(choice)) return []
    const [finish] = choice.split('/variants/')
    if (finish !== choice && !hasPath(tariff, finish ?? '')) return []
    return [stop(choice, `${item}: 값이 없습니다. 값을 적거나 「팔지 않음」으로 정해 주세요.`)]
  })
}

/** Figures that may well be nothing: a job without setup, a machine without spoilage. */
const MAY_BE_ZERO =
  /\/(setup|minimum|perExtra|perCm2|perPage|workingDays|fixedSheets|percent|plainSide)$|^rush|^workingDays\/|^colourPage$|^conversion$/

function figureFindings(tariff: Tariff, field: TariffField): readonly TariffFinding[] {
  const value = readPath(tariff, field.key) ?? field.unset
  if (value === undefined) {
    const missing = field.choice === null || hasPath(tariff, field.choice)
    return missing ? [stop(field.key, `${label(field)}: 값이 없습니다.`)] : []
  }
  if (typeof value !== 'number') return tierFindings(field, value)
  if (!isFigure(value)) return [stop(field.key, `${label(field)}: 0 이상의 정수여야 합니다.`)]
  if (value === 0 && !MAY_BE_ZERO.test(field.key)) {
    return [stop(field.key, `${label(field)}: 0원으로는 팔 수 없습니다. 팔지 않으려면 「팔지 않음」으로 정해 주세요.`)]
  }
  return []
}

function tierFindings(field: TariffField, tiers: Tiers): readonly TariffFinding[] {
  const [first] = tiers
  if (!first) return [stop(field.key, `${label(field)}: 단계가 하나도 없습니다.`)]
  const whole = field.key.startsWith('ganged/')
  return [
    ...(first[0] > 1 && !whole
      ? [stop(field.key, `${label(field)}: 첫 단계는 0이나 1부터여야 합니다. 지금은 ${first[0]}부터입니다.`)]
      : []),
    ...tiers.flatMap(([from, rate], index) => {
      const key = `${field.key}@${from}`
      const before = tiers[index - 1]
      if (!isFigure(from) || !isFigure(rate))
        return [stop(key, `${label(field)} ${from}부터: 0 이상의 정수여야 합니다.`)]
      if (before && from <= before[0]) return [stop(key, `${label(field)}: 단계는 적은 수부터 차례로 있어야 합니다.`)]
      if (rate === 0) return [stop(key, `${label(field)} ${from}부터: 값이 0원입니다.`)]
      if (!before) return []
      return whole ? wholeTier(field, key, before, rate) : rateTier(field, key, before, [from, rate])
    }),
  ]
}

/** Rates fall as quantities grow. One that rises is billed all right, but seldom meant. */
function rateTier(
  field: TariffField,
  key: string,
  before: readonly [number, number],
  [from, rate]: readonly [number, number],
): readonly TariffFinding[] {
  return rate > before[1] ? [look(key, `${label(field)}: ${from}부터의 값이 ${before[0]}부터의 값보다 비쌉니다.`)] : []
}

function wholeTier(
  field: TariffField,
  key: string,
  before: readonly [number, number],
  price: number,
): readonly TariffFinding[] {
  return price < before[1] ? [look(key, `${label(field)}: 더 많은 매수가 ${before[0]}장보다 쌉니다.`)] : []
}

const isFigure = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

const label = ({ item, what }: TariffField): string => `${item} ${what}`

function machineFindings(tariff: Tariff): readonly TariffFinding[] {
  const routes = new Set<string>(tariff.digital.map((press) => press.route))
  if (tariff.offset.length > 0) routes.add('offset-dedicated')
  if (tariff.ganged.front.length > 0 || tariff.ganged.both.length > 0) routes.add('offset-ganged')
  const lost = ROUTES.filter((route) => !routes.has(route))
  const upsideDown = [...tariff.digital, ...tariff.offset].flatMap(({ gsm, ...press }) => {
    const key = 'id' in press ? `digital/${press.id}/gsm/min` : `offset/${press.sheet}/gsm/min`
    return gsm.min > gsm.max ? [stop(key, '가장 얇은 종이가 가장 두꺼운 종이보다 두껍습니다.')] : []
  })
  return [...lost.map((route) => stop(null, `${ROUTE_NAMES[route]} 방식을 찍을 인쇄기가 없습니다.`)), ...upsideDown]
}

/** Won per kilogram between which every printing paper lies; outside, the figure is for another number of sheets. */
const PER_KG = { least: 1200, most: 14_000 }
/** How far the two mill sheets of a paper may differ per square metre. Twice as much is 1,000 sheets against 500. */
const MILL_SHEETS_APART = 1.4

function paperFindings(tariff: Tariff): readonly TariffFinding[] {
  return papersWith(tariff.paperChanges ?? NO_CHANGES).flatMap(({ id, gsm, name }) => {
    const row = tariff.papers[id]
    if (!row || row.kuk <= 0 || row.sasa <= 0) return []
    const perKg = { kuk: row.kuk / reamKg('kuk', gsm), sasa: row.sasa / reamKg('sasa', gsm) }
    const apart = Math.max(perKg.kuk / perKg.sasa, perKg.sasa / perKg.kuk)
    if (apart > MILL_SHEETS_APART) {
      const message = `${name}: 국전과 46전의 값이 넓이에 견주어 ${apart.toFixed(1)}배 다릅니다. 둘 다 500장(1연) 값인지 봐 주세요.`
      return [look(`papers/${id}/kuk`, message)]
    }
    const kg = Math.round(perKg.kuk)
    return kg < PER_KG.least || kg > PER_KG.most
      ? [look(`papers/${id}/kuk`, `${name}: 1 kg에 ${formatCount(kg)}원꼴입니다. 500장(1연) 값인지 봐 주세요.`)]
      : []
  })
}

function reamKg(mill: MillSheet, gsm: number): number {
  const sheet = PRESS_SHEETS.find(({ id }) => id === mill)
  if (!sheet) throw new Error(`no mill sheet ${mill}`)
  return (sheet.size.width * sheet.size.height * gsm * 500) / 1e9
}

/** A figure that became nothing, or twice as much or half as much, is more often a slip than a decision. */
function leaps(tariff: Tariff, base: Tariff): readonly TariffFinding[] {
  return tariffChanges(base, tariff).flatMap(({ row, before, after }) => {
    if (before === null || after === null || before === 0) return []
    const name = `${row.field.item} ${row.field.what}${row.from === null ? '' : ` ${row.from}부터`}`
    if (after === 0)
      return MAY_BE_ZERO.test(row.field.key)
        ? [look(row.key, `${name}: ${formatCount(before)}${row.field.unit}에서 0이 됩니다.`)]
        : []
    const times = after / before
    return times >= 1.8 || times <= 0.55
      ? [
          look(
            row.key,
            `${name}: ${formatCount(before)}${row.field.unit} → ${formatCount(after)}${row.field.unit}, 크게 바뀝니다.`,
          ),
        ]
      : []
  })
}
