import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { type GiveBackDraft, hasCopies, toggleFee, toggleLine, wholeOf, wonOf } from './give-back-draft.ts'
import type { GiveBackLook } from './give-back-types.ts'

interface ChoicesProps {
  readonly look: GiveBackLook
  readonly draft: GiveBackDraft
  readonly onDraft: (draft: GiveBackDraft) => void
}

/** Lines, fees and an amount: what is given back of the order. */
export function GiveBackChoices({ look, draft, onDraft }: ChoicesProps) {
  const whole = wholeOf(look, draft)
  return (
    <>
      {whole && (
        <Toolbar>
          <Button size="sm" onClick={() => onDraft(whole)}>
            주문 전체 취소
          </Button>
        </Toolbar>
      )}
      <RowList ruled dense aria-label="품목과 배송비">
        {look.lines.map((line) => (
          <LineChoice key={line.lineId} line={line} look={look} draft={draft} onDraft={onDraft} />
        ))}
        {look.deliveries
          .filter(({ fee }) => fee > 0)
          .map(({ deliveryId, label, fee, given }) => (
            <Row key={deliveryId} end={<b>{formatWon(fee)}</b>}>
              <Checkbox
                label={look.deliveries.length > 1 ? `배송비 (${label})` : '배송비'}
                note={given ? '이미 돌려드렸습니다.' : undefined}
                disabled={given || look.unpaid}
                checked={draft.deliveryIds.includes(deliveryId)}
                onChange={() => onDraft(toggleFee(draft, deliveryId))}
              />
            </Row>
          ))}
      </RowList>
      {!look.unpaid && (
        <Field label="더 돌려드릴 금액" hint="품목이나 배송비와 상관없이 주는 금액입니다." optional>
          {(control) => <Won {...control} value={draft.extra} onValue={(extra) => onDraft({ ...draft, extra })} />}
        </Field>
      )}
    </>
  )
}

type LineProps = ChoicesProps & { readonly line: GiveBackLook['lines'][number] }

function LineChoice({ line, look, draft, onDraft }: LineProps) {
  const { lineId, title, unit, copies, given, left, mayCancel } = line
  const note = noteOf(line)
  const chosen = draft.lines[lineId]
  const rest = copies - given
  const put = (change: Partial<{ cancel: boolean; copies: number }>) =>
    chosen && onDraft({ ...draft, lines: { ...draft.lines, [lineId]: { ...chosen, ...change } } })
  return (
    <Row
      end={<b>{formatWon(left)}</b>}
      foot={
        chosen && (
          <Choices aria-label={`${title}에 할 일`}>
            {mayCancel && (
              <Radio
                name={`act-${lineId}`}
                label="취소 (만들지 않음)"
                checked={chosen.cancel}
                onChange={() => put({ cancel: true, copies: rest })}
              />
            )}
            {!look.unpaid && (
              <Radio
                name={`act-${lineId}`}
                label="환불만"
                note={
                  mayCancel
                    ? '제작은 그대로 합니다. 덜 만들려면 「사양과 부수 바꾸기」로 하세요.'
                    : '이미 제작에 들어가 취소할 수 없습니다.'
                }
                checked={!chosen.cancel}
                onChange={() => put({ cancel: false })}
              />
            )}
            {!chosen.cancel && (
              <Field label={`부수 (${formatCount(rest)}${unit}까지)`}>
                {(control) => (
                  <Input
                    {...control}
                    unit={unit}
                    inputMode="numeric"
                    value={chosen.copies === 0 ? '' : String(chosen.copies)}
                    onChange={(event) => put({ copies: wonOf(event.target.value) })}
                  />
                )}
              </Field>
            )}
          </Choices>
        )
      }
    >
      <Checkbox
        label={title}
        disabled={!hasCopies(line)}
        checked={chosen !== undefined}
        onChange={() => onDraft(toggleLine(draft, line))}
      />
      {note && <Small>{note}</Small>}
    </Row>
  )
}

function noteOf({ given, copies, cancelled, unit }: LineProps['line']): string | null {
  if (cancelled) return '취소한 품목입니다.'
  if (given === copies) return '모두 돌려드렸습니다.'
  return given > 0 ? `${formatCount(copies)}${unit} 가운데 ${formatCount(given)}${unit}은 돌려드렸습니다.` : null
}

interface WonProps {
  readonly id: string
  readonly value: number
  readonly onValue: (value: number) => void
}

/** A sum of money; empty is none. */
export function Won({ value, onValue, ...control }: WonProps) {
  return (
    <Input
      {...control}
      unit="원"
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : formatCount(value)}
      onChange={(event) => onValue(wonOf(event.target.value))}
    />
  )
}
