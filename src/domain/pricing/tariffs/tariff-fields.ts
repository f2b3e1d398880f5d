import { bindingsWith, foldsWith } from '#/domain/catalog/bindings-with.ts'
import { COATINGS } from '#/domain/catalog/coatings.data.ts'
import type { Finish } from '#/domain/catalog/finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { NO_CHANGES, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import { ROUTE_NAMES } from './route-names.data.ts'
import type { SectionId, TariffField } from './tariff-field.ts'
import { limitFields } from './terms-fields.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** Every place that a version on the same machines has, in reading order; also of choices it does not sell. */
export function tariffFields(tariff: Tariff): readonly TariffField[] {
  return [
    ...papersWith(tariff.paperChanges ?? NO_CHANGES).flatMap(({ id, name }) => paperFields(id, name)),
    ...tariff.digital.flatMap(digitalFields),
    ...tariff.offset.flatMap(offsetFields),
    field('offset', 'colourPage', '오프셋 컬러 쪽 색 맞춤', '한 쪽', '원', { unset: 0 }),
    ...gangedFields(tariff),
    ...COATINGS.filter(({ id }) => id !== 'none').flatMap(({ id, name }) =>
      workFields('coatings', `coatings/${id}`, `${name} 코팅`, 'm²', `coatings/${id}`),
    ),
    ...bindingsWith(tariff.choiceChanges).flatMap(({ id, name }) => bindingFields(id, name)),
    ...workFields('bindings', 'wings', '날개', '권'),
    ...workFields('bindings', 'endpapers', '면지', '권'),
    ...workFields('bindings', 'inserts', '간지', '장'),
    ...limitsOf(tariff, 'bindings'),
    ...foldsWith(tariff.choiceChanges).flatMap(({ id, name }) =>
      workFields('folds', `folds/${id}`, `${name} 접지`, '장', `folds/${id}`),
    ),
    ...limitsOf(tariff, 'folds'),
    ...finishesWith(tariff.choiceChanges).flatMap(finishFields),
    ...generalFields(),
  ]
}

const limitsOf = ({ choiceChanges }: Tariff, section: SectionId): readonly TariffField[] =>
  limitFields(choiceChanges).filter((limit) => limit.section === section)

type Rest = Partial<Pick<TariffField, 'tiersBy' | 'choice' | 'unset'>>

const field = (
  section: SectionId,
  key: string,
  item: string,
  what: string,
  unit: string,
  rest: Rest = {},
): TariffField => ({
  key,
  section,
  item,
  what,
  unit,
  tiersBy: rest.tiersBy ?? null,
  choice: rest.choice ?? null,
  ...(rest.unset === undefined ? {} : { unset: rest.unset }),
})

/** Mills quote 1연, which is 500 sheets; said in every head, because 1,000 is what people mix it up with. */
function paperFields(id: string, name: string): readonly TariffField[] {
  const choice = `papers/${id}`
  return [
    field('papers', `${choice}/kuk`, name, '국전 500장(1연) 값', '원', { choice }),
    field('papers', `${choice}/sasa`, name, '46전 500장(1연) 값', '원', { choice }),
  ]
}

function digitalFields({ id, name }: Tariff['digital'][number]): readonly TariffField[] {
  const stem = `digital/${id}`
  return [
    field('digital', `${stem}/mono`, name, '흑백 한 면', '원', { tiersBy: '면' }),
    field('digital', `${stem}/colour`, name, '컬러 한 면', '원', { tiersBy: '면' }),
    field('digital', `${stem}/minimum`, name, '최소 비용', '원'),
    ...pressFields('digital', stem, name),
  ]
}

function offsetFields({ sheet }: Tariff['offset'][number]): readonly TariffField[] {
  const stem = `offset/${sheet}`
  const name = `${pressSheet(sheet).name} 오프셋`
  return [
    field('offset', `${stem}/plate`, name, '판 한 장', '원'),
    field('offset', `${stem}/makeReady`, name, '판마다 준비', '원'),
    field('offset', `${stem}/run`, name, '500장(1연) 한 면 한 도', '원', { tiersBy: '연' }),
    ...pressFields('offset', stem, name),
  ]
}

const pressFields = (section: SectionId, stem: string, name: string): readonly TariffField[] => [
  field(section, `${stem}/spoilage/fixedSheets`, name, '여분 고정', '장'),
  field(section, `${stem}/spoilage/percent`, name, '여분 비율', '%'),
  field(section, `${stem}/gsm/min`, name, '가장 얇은 종이', 'g/m²'),
  field(section, `${stem}/gsm/max`, name, '가장 두꺼운 종이', 'g/m²'),
]

function gangedFields({ ganged, notOffered = [], paperChanges = NO_CHANGES }: Tariff): readonly TariffField[] {
  const prefix = 'ganged/sizes/'
  const dropped = notOffered.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  const sizes = [...new Set([...Object.keys(ganged.sizes), ...dropped])]
  return [
    field('ganged', 'ganged/front', '합판 A4 단면', '매수별 값', '원', { tiersBy: '장' }),
    field('ganged', 'ganged/both', '합판 A4 양면', '매수별 값', '원', { tiersBy: '장' }),
    field('ganged', 'ganged/plainSide', '합판 1도', '한 면마다 덜 받는 비율', '%', { unset: 0 }),
    ...sizes.map((size) => {
      const key = `${prefix}${size}`
      return field('ganged', key, `합판 ${size.replace('x', ' × ')} mm`, 'A4에 대한 비율', '%', { choice: key })
    }),
    ...papersWith(paperChanges).map(({ id, name }) => {
      const key = `ganged/papers/${id}`
      return field('ganged', key, `합판 ${name}`, '종이 비율', '%', { choice: key })
    }),
  ]
}

function workFields(
  section: SectionId,
  stem: string,
  item: string,
  unit: string,
  choice: string | null = null,
): readonly TariffField[] {
  return [
    field(section, `${stem}/setup`, item, '기본 비용', '원', { choice }),
    field(section, `${stem}/each`, item, `${unit}마다`, '원', { choice, tiersBy: unit }),
    field(section, `${stem}/minimum`, item, '최소 비용', '원', { choice }),
  ]
}

function bindingFields(id: string, name: string): readonly TariffField[] {
  const choice = `bindings/${id}`
  return [
    ...workFields('bindings', choice, `${name} 제본`, '권', choice),
    field('bindings', `${choice}/perPage`, `${name} 제본`, '한 쪽마다', '원', { choice }),
    field('bindings', `${choice}/workingDays`, `${name} 제본`, '작업일', '일', { choice }),
  ]
}

function finishFields({ id, name, variants }: Finish): readonly TariffField[] {
  const choice = `finishes/${id}`
  return [
    ...workFields('finishes', choice, name, '부', choice),
    ...variants.map((variant) => {
      const key = `${choice}/variants/${variant.id}`
      return field('finishes', key, `${name} ${variant.name}`, '단가 비율', '%', { choice: key })
    }),
    field('finishes', `${choice}/perExtra`, name, '한 번 더할 때', '%', { choice }),
    field('finishes', `${choice}/perCm2`, name, '동판 1 cm²', '원', { choice }),
    field('finishes', `${choice}/workingDays`, name, '작업일', '일', { choice }),
  ]
}

const generalFields = (): readonly TariffField[] => [
  ...workFields('general', 'cutting', '재단', '백 장'),
  field('general', 'packing/boxKg', '포장', '한 상자 무게', 'kg'),
  field('general', 'packing/perBox', '포장', '한 상자 값', '원'),
  ...ROUTES.map((route) => field('general', `handling/${route}`, '파일 확인과 작업 준비', ROUTE_NAMES[route], '원')),
  field('general', 'conversion', '자료를 PDF로 바꾸기', '한 건', '원', { unset: 0 }),
  field('general', 'minimumSupply', '최소 주문 금액', '공급가', '원'),
  ...ROUTES.map((route) => field('general', `workingDays/routes/${route}`, '작업일', ROUTE_NAMES[route], '일')),
  field('general', 'workingDays/coating', '작업일', '코팅이 있을 때', '일'),
  field('general', 'workingDays/fold', '작업일', '접지가 있을 때', '일'),
  field('general', 'rushPercent', '24시간 제작', '공급가에 더하는 비율', '%', { unset: 0 }),
  field('general', 'rushMinimum', '24시간 제작', '최소 요금. 0이면 받지 않습니다', '원', { unset: 0 }),
]
