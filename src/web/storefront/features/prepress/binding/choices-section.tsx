import { COLOUR_NAMES, DIVIDERS, SIZES, WAYS } from '#/domain/bindings/binding-names.data.ts'
import { whyNot } from '#/domain/bindings/binding-problems.ts'
import {
  BINDING_COLOURS,
  BINDING_SIZES,
  BINDING_WAYS,
  type BindingSet,
  DIVIDER_COLOURS,
  type DividerColour,
} from '#/domain/bindings/binding-set.ts'
import { blockThickness } from '#/domain/bindings/binding-thickness.ts'
import { planBinding } from '#/domain/bindings/plan-binding.ts'
import { priceBinding } from '#/domain/bindings/price-binding.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './sections.module.css'
import { BindingPicture } from './binding-picture.tsx'
import type { Request } from './use-request.ts'

interface ChoicesSectionProps {
  readonly request: Request
  readonly tariff: Tariff
}

/** Size, colour, binding and dividers, each with what it does to the price. */
export function ChoicesSection({ request, tariff }: ChoicesSectionProps) {
  const { choices, choose, settled, set } = request
  const figure = deltas(settled, tariff)
  // Before there is a file nothing was counted, and 0 would be a statement about it.
  const coloured = set.files.length > 0 ? planBinding({ ...set, colour: 'as-read' }).colourPages : null
  const thickness = request.priced?.ok ? `책등 ${formatMm(blockThickness(request.priced.value.spec))} mm` : null
  return (
    <Section
      title="사양"
      aside={
        request.undoLikeLast && (
          <Small as="span">
            지난 신청과 같게 골라 두었어요.
            <Button size="sm" variant="quiet" onClick={request.undoLikeLast}>
              되돌리기
            </Button>
          </Small>
        )
      }
    >
      <div className={styles.choices}>
        <RadioTiles
          legend="크기"
          value={choices.size}
          onChange={(size) => choose({ size })}
          choices={BINDING_SIZES.map((value) => ({
            value,
            label: SIZES[value].name,
            note: `${SIZES[value].trim.width} × ${SIZES[value].trim.height}`,
            figure: figure({ size: value }),
          }))}
        />
        <RadioTiles
          legend="본문 색"
          value={choices.colour}
          onChange={(colour) => choose({ colour })}
          choices={BINDING_COLOURS.map((value) => ({
            value,
            label: COLOUR_NAMES[value],
            note:
              value === 'as-read'
                ? coloured === null
                  ? '파일에서 셉니다'
                  : `${coloured}쪽`
                : value === 'black' && coloured
                  ? '컬러 쪽도 흑백으로'
                  : undefined,
            figure: figure({ colour: value }),
          }))}
        />
        <RadioTiles
          legend="제본"
          value={choices.binding}
          onChange={(binding) => choose({ binding })}
          choices={BINDING_WAYS.map((value) => ({
            value,
            label: WAYS[value].name,
            note: value === 'perfect' && thickness ? thickness : WAYS[value].hint,
            picture: <BindingPicture way={value} />,
            figure: figure({ binding: value }),
            refused: (set.files.length > 0 ? whyNot(set, value) : null) ?? undefined,
          }))}
        />
        <RadioTiles<DividerColour | 'none'>
          legend="간지"
          aside="파일 사이에 색지 한 장"
          columns={4}
          value={choices.divider ?? 'none'}
          onChange={(value) => choose({ divider: value === 'none' ? null : value })}
          choices={[
            { value: 'none', label: '없음', figure: figure({ divider: null }) },
            ...DIVIDER_COLOURS.map((value) => ({
              value,
              label: DIVIDERS[value].name,
              note: <i className={styles.paper} style={{ background: DIVIDERS[value].screen }} />,
              figure: figure({ divider: value }),
              refused: choices.binding === 'saddle' ? '중철에는 간지를 넣을 수 없어요.' : undefined,
            })),
          ]}
        />
      </div>
    </Section>
  )
}

/** What a choice costs more or less than what is chosen now; nothing where either has no price. */
function deltas(set: BindingSet, tariff: Tariff) {
  const now = set.files.length > 0 ? priceBinding(set, tariff) : null
  return (change: Partial<BindingSet>) => {
    const other = now?.ok ? priceBinding({ ...set, ...change }, tariff) : null
    if (!now?.ok || !other?.ok) return undefined
    const delta = other.value.quote.total - now.value.quote.total
    return delta === 0 ? '' : `${delta > 0 ? '+' : '−'}${formatWon(Math.abs(delta))}`
  }
}
