import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeesVersion, withdrawDeliveryFees } from '#/contract/opening/delivery-fees.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { regionWords, stepWords } from '#/domain/orders/fees-words.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'

const STANDINGS: Readonly<Record<FeesVersion['standing'], readonly [StateShape, string]>> = {
  now: ['disc', '적용 중'],
  planned: ['ring', '예정'],
  past: ['pie', '지난 요금'],
  never: ['cross', '쓰지 않음'],
}

/** Every version there was: orders and estimates of its time keep it. */
export function FeesVersions({ items }: { readonly items: readonly FeesVersion[] }) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: (version: number) => call(withdrawDeliveryFees, { params: { version }, errors: 'throw' }),
    onSuccess: (answer) => {
      client.setQueryData(['delivery-fees'], answer)
      toast('예약한 배송비를 거두었습니다.')
    },
    onError: () => void client.invalidateQueries({ queryKey: ['delivery-fees'] }),
  })
  return (
    <Section title="지금까지의 배송비">
      {withdraw.isError && (
        <Note tone="bad" role="alert">
          {withdraw.error.message}
        </Note>
      )}
      <RowList dense>
        {items.map(({ version, fromDay, fees, by, standing }) => {
          const [shape, word] = STANDINGS[standing]
          return (
            <Row
              key={version}
              end={
                standing === 'planned' ? (
                  <Button size="sm" disabled={withdraw.isPending} onClick={() => withdraw.mutate(version)}>
                    거두기
                  </Button>
                ) : (
                  by && <Small as="span">{`${by.who}, ${seoulDateTime(new Date(by.at)).slice(0, 16)}`}</Small>
                )
              }
            >
              <StateMark shape={shape}>{word}</StateMark>{' '}
              <b>{by === null ? '처음 요금' : `${fromDay.slice(0, 4)}년 ${koreanDay(fromDay)}부터`}</b>
              <Small>{wordsOf(fees)}</Small>
            </Row>
          )
        })}
      </RowList>
    </Section>
  )
}

function wordsOf(fees: FeesVersion['fees']): string {
  const free = fees.freeFrom === null ? '무료배송 없음' : `${formatWon(fees.freeFrom)}부터 무료`
  return [stepWords(fees), free, regionWords(fees)].filter(Boolean).join(' · ')
}
