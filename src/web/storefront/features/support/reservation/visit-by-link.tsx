import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Stack } from '#/web/ui/stack.tsx'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { cancelVisit, findVisit, moveVisit, type Visit } from '#/contract/support/reservations.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { visitIcs } from '#/domain/visits/visit-ics.ts'
import { isExpected } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { saveBlob } from '#/web/api/call-blob.ts'
import { call } from '#/web/api/call.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { loader } from './reservation.loader.ts'
import { SlotChoice } from './slot-choice.tsx'
import { MY_VISITS_KEY } from './use-my-visits.ts'
import { VisitCalendar } from './visit-calendar.tsx'
import { VisitTicket } from './visit-ticket.tsx'
import styles from './booking.module.css'

const visitKey = (token: string) => ['visit', token] as const

/** The visit of a link: what was booked, and how it is changed or given up. */
export function VisitByLink({ token }: { readonly token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: visitKey(token),
    queryFn: ({ signal }) => call(findVisit, { body: { token }, signal, errors: 'throw' }),
  })
  if (isPending) return <LoadingState />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        title="예약을 찾을 수 없습니다"
        text="방문이 끝났거나 링크가 잘못되었습니다. 문자로 받으신 링크를 다시 눌러 주세요."
        action={<LinkButton to="/cust/reservation">새로 예약하기</LinkButton>}
      />
    )
  if (error)
    return <ErrorState title="예약을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  return <Booked visit={data} />
}

const HEADS: Readonly<Record<Visit['state'], { tone: 'ok' | 'info' | 'warn'; text: string }>> = {
  requested: { tone: 'info', text: '신청을 받았습니다. 제작 일정을 확인하고 문자로 알려 드립니다.' },
  confirmed: { tone: 'ok', text: '예약이 확정되었습니다. 문자로도 보내 드렸습니다.' },
  visited: { tone: 'ok', text: '다녀가셨습니다. 고맙습니다.' },
  'no-show': { tone: 'info', text: '이번에는 뵙지 못했습니다. 편하신 날로 다시 예약해 주세요.' },
  cancelled: { tone: 'warn', text: '취소된 예약입니다.' },
}

function Booked({ visit }: { readonly visit: Visit }) {
  const { address } = useLoaderData<typeof loader>()
  const [isMoving, setIsMoving] = useState(false)
  const { move, cancel } = useVisitActs(visit, () => setIsMoving(false))
  const { tone, text } = HEADS[visit.state]
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        <Note tone={tone} role="status">
          {text}
          {visit.cancelReason && ` 사유: ${visit.cancelReason}`}
        </Note>
        {isExpected(visit.state) && (
          <Toolbar>
            <SaveInCalendar visit={visit} />
            <Button onClick={() => setIsMoving(!isMoving)} aria-expanded={isMoving}>
              시간 바꾸기
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => void askToCancel(cancel.mutate)}>
              예약 취소
            </Button>
          </Toolbar>
        )}
        {(move.error ?? cancel.error) && (
          <Note tone="bad" role="alert">
            {(move.error ?? cancel.error)?.message}
          </Note>
        )}
        {isMoving && <OtherTime busy={move.isPending} onChoose={(slot) => move.mutate(slot)} />}
        <Toolbar>
          <LinkButton to="/cust/reservation" variant="quiet">
            다른 방문 예약하기
          </LinkButton>
        </Toolbar>
      </Stack>
      <VisitTicket
        visit={visit}
        label={`예약번호 ${visit.number}`}
        address={address}
        rule={
          isExpected(visit.state) ? (
            <>
              {koreanMoment(new Date(visit.changeableUntil))}까지 이 화면에서 바꾸거나 취소하실 수 있어요. 그 뒤에는{' '}
              <TextLink to={to('/cust/inquiry')}>1:1 문의</TextLink>로 알려 주세요.
            </>
          ) : (
            '더 바꿀 수 없는 예약입니다.'
          )
        }
      />
    </div>
  )
}

async function askToCancel(cancel: () => void): Promise<void> {
  const yes = await confirmDialog({
    body: '예약을 취소할까요?\n자리는 다른 분께 돌아갑니다.',
    ok: '예약 취소',
    destructive: true,
  })
  if (yes) cancel()
}

function useVisitActs({ token }: Visit, onMoved: () => void) {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const settle = async () => {
    await revalidate()
    await client.invalidateQueries({ queryKey: MY_VISITS_KEY })
  }
  const show = (visit: Visit) => client.setQueryData(visitKey(token), visit)
  const move = useMutation({
    mutationFn: (slot: { day: string; hour: number }) => call(moveVisit, { body: { token, ...slot }, errors: 'throw' }),
    onSuccess: (visit) => {
      show(visit)
      onMoved()
    },
    onSettled: settle,
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelVisit, { body: { token }, errors: 'throw' }),
    onSuccess: show,
    onSettled: settle,
  })
  return { move, cancel }
}

function SaveInCalendar({ visit }: { readonly visit: Visit }) {
  const { brand, address, phone } = useLoaderData<typeof loader>()
  const save = () => {
    const { name, minutes } = VISIT_PURPOSE_TEXTS[visit.purpose]
    const note = [`예약번호 ${visit.number}`, ...(phone ? [`전화 ${phone}`] : [])].join('\n')
    const text = visitIcs({
      ...visit,
      minutes,
      title: `${brand} ${name}`,
      place: address,
      note,
      madeAt: new Date(visit.madeAt),
    })
    saveBlob(new Blob([text], { type: 'text/calendar' }), `${brand}-${visit.day}.ics`)
  }
  return (
    <Button variant="primary" onClick={save}>
      달력에 넣기
    </Button>
  )
}

interface OtherTimeProps {
  readonly busy: boolean
  readonly onChoose: (slot: { day: string; hour: number }) => void
}

function OtherTime({ busy, onChoose }: OtherTimeProps) {
  const { days, today, seats } = useLoaderData<typeof loader>()
  const [day, setDay] = useState<string | null>(null)
  const [hour, setHour] = useState<number | null>(null)
  const chosen = days.find((candidate) => candidate.day === day)
  const choose = (next: string) => {
    setDay(next)
    setHour(null)
  }
  return (
    <>
      <VisitCalendar days={days} today={today} chosen={day} onChoose={choose} />
      {chosen && <SlotChoice day={chosen} seats={seats} chosen={hour} onChoose={setHour} />}
      <Toolbar>
        <Button
          variant="ink"
          busy={busy}
          disabled={day === null || hour === null}
          onClick={() => day !== null && hour !== null && onChoose({ day, hour })}
        >
          이 시간으로 바꾸기
        </Button>
      </Toolbar>
    </>
  )
}
