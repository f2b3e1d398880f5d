import { useState } from 'react'
import type { CheckedRow, WaybillRow } from '#/contract/production/waybill-import.contract.ts'
import { GROUP_WORDS, type VerdictGroup, VERDICT_GROUPS, VERDICTS } from '#/domain/shipping/row-verdicts.data.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './import.module.css'
import { Registration } from './registration.tsx'
import type { ImportList } from './use-import.ts'

const TONES: Readonly<Record<VerdictGroup, Tone>> = { right: 'ok', look: 'warn', stopped: 'bad', passed: 'neutral' }
/** Rows drawn at once; a list of thousands is read by its filters. */
const DRAWN = 200
const FIXABLE: readonly CheckedRow['verdict'][] = [
  'length',
  'phone',
  'letters',
  'rounded',
  'empty',
  'same-number',
  'check-digit',
]

/** Line by line: theirs, ours, and what came of it, with its act beside the reason. */
export function CheckedRows({ list }: { readonly list: ImportList }) {
  const [group, setGroup] = useState<VerdictGroup | null>(null)
  const items = list.checked.data?.items ?? []
  const theirs = new Map(list.rows.map((row) => [row.line, row]))
  const shown = group === null ? items : items.filter((row) => row.group === group)
  return (
    <Section title="줄마다 확인">
      <div className={styles.filter} role="group" aria-label="골라 보기">
        {[null, ...VERDICT_GROUPS].map((each) => (
          <button key={each ?? 'all'} type="button" aria-pressed={each === group} onClick={() => setGroup(each)}>
            {each ? GROUP_WORDS[each] : '모두'}{' '}
            <i>{each ? items.filter((row) => row.group === each).length : items.length}</i>
          </button>
        ))}
      </div>
      <table className={styles.rows}>
        <thead>
          <tr>
            {['줄', '주문번호', '받는 분', '전화', '송장번호', '우리 상자', '결과'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, DRAWN).map((row) => (
            <ResultRow key={row.line} row={row} theirs={theirs.get(row.line)} list={list} />
          ))}
        </tbody>
      </table>
      {shown.length > DRAWN && (
        <p>
          앞의 {DRAWN}줄을 보입니다. 나머지 {shown.length - DRAWN}줄도 똑같이 확인했습니다.
        </p>
      )}
    </Section>
  )
}

interface ResultRowProps {
  readonly row: CheckedRow
  readonly theirs: WaybillRow | undefined
  readonly list: ImportList
}

function ResultRow({ row, theirs, list }: ResultRowProps) {
  const { line, group, verdict, orderNumber, receiver, box } = row
  const taken = list.send.data?.get(line)
  const out = list.left.has(line)
  return (
    <tr data-group={group} data-out={out || undefined}>
      <td>{line}</td>
      <td>{theirs?.order || <i>비어 있음</i>}</td>
      <td>{theirs?.name}</td>
      <td>{theirs?.phone}</td>
      <td>
        {FIXABLE.includes(verdict) ? (
          <NumberFix row={row} given={theirs?.waybill ?? ''} list={list} />
        ) : (
          groupDigits(row.digits)
        )}
      </td>
      <td className={styles.ours}>
        <Registration group={group} />
        <span>
          <b>{orderNumber && `${orderNumber.slice(9)} ${receiver.split(' ')[0]}`}</b>
          <small>{box ? `상자 ${box.number}/${Math.max(box.of, box.number)}` : receiver.split(' ')[1]}</small>
        </span>
      </td>
      <td>
        <div className={styles.result}>
          <Badge tone={taken?.ok ? 'ok' : TONES[group]}>{taken?.ok ? '넣음' : wordOf(row)}</Badge>
          {group === 'look' && (
            <Button size="sm" variant="quiet" aria-pressed={list.agreed.has(line)} onClick={() => list.agree([line])}>
              {list.agreed.has(line) ? '넣기로 함' : '그래도 넣기'}
            </Button>
          )}
          {verdict === 'unread' && orderNumber !== null && (
            <Button size="sm" busy={list.words.isPending} onClick={() => list.words.mutate(orderNumber)}>
              읽었습니다
            </Button>
          )}
          {group === 'right' && !taken?.ok && (
            <Button size="sm" variant="quiet" aria-pressed={out} onClick={() => list.leave(line)}>
              {out ? '다시 넣기' : '빼기'}
            </Button>
          )}
          <small>{taken && !taken.ok ? taken.message : row.reason}</small>
        </div>
      </td>
    </tr>
  )
}

const wordOf = ({ verdict, digits }: CheckedRow): string =>
  verdict === 'length' ? `${digits.length}자리` : VERDICTS[verdict].word

/** The number is put right where it stands; the line is judged anew. */
function NumberFix({
  row,
  given,
  list,
}: {
  readonly row: CheckedRow
  readonly given: string
  readonly list: ImportList
}) {
  const [number, setNumber] = useState(given)
  const keep = () => number !== given && list.renumber(row.line, number)
  return (
    <Input
      aria-label={`${row.line}줄 송장번호`}
      aria-invalid={row.group === 'stopped' || undefined}
      inputMode="numeric"
      value={number}
      onChange={(event) => setNumber(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
