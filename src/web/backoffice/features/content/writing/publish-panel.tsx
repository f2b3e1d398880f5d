import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Written } from '#/contract/content/writing.contract.ts'
import { fieldOf, instantOf, seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { Desk } from './use-desk.ts'
import { useDiscard } from './use-writing.ts'
import { stateNotes, stateWord } from './writing-state.ts'

/** Whether visitors read it, from when and until when. */
export function PublishPanel({ desk }: { readonly desk: Desk }) {
  const { text } = desk
  const [at, setAt] = useState(text?.nextAt ? fieldOf(text.nextAt) : '')
  const [until, setUntil] = useState(text?.until ? fieldOf(text.until) : '')
  const isPolicy = desk.piece.kind === 'policy'
  const mayAnnounce = usePermission('settings')
  const isSame = text !== null && text.live === text.newest && !desk.isDirty
  const keptUntil = text?.until ? instantOf(fieldOf(text.until)) : null
  const publish = async () => {
    if (isPolicy && !(await confirmDialog(ANNOUNCE))) return
    await desk.publish(instantOf(at), instantOf(until))
  }
  return (
    <Card title="공개">
      <State text={text} isDirty={desk.isDirty} />
      {!desk.isFixed && !isPolicy && (
        <>
          <Field label="공개할 때" optional hint="비우면 바로 공개합니다. 한국 시각입니다." error={desk.errors['at']}>
            {(control) => (
              <Input {...control} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
            )}
          </Field>
          <Field label="내릴 때" optional hint="그때 저절로 내려갑니다." error={desk.errors['until']}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
      {isPolicy && !mayAnnounce && <Small>약관은 「설정」 권한이 있는 직원이 알릴 수 있습니다.</Small>}
      {!desk.isFixed && (!isPolicy || mayAnnounce) && (
        <Button
          variant="primary"
          block
          busy={desk.isBusy}
          disabled={desk.piece.title.trim() === '' || (isSame && at === '' && instantOf(until) === keptUntil)}
          onClick={() => void publish()}
        >
          {buttonWord({ isPolicy, at, isLive: text !== null && text.live !== null, isSame })}
        </Button>
      )}
      {text && !desk.isFixed && <TakeBack text={text} desk={desk} />}
    </Card>
  )
}

const ANNOUNCE = {
  title: '약관의 새 판을 알릴까요?',
  body: '지금부터 손님이 읽을 수 있고, 시행일부터 효력이 생깁니다.\n알린 뒤에는 고치거나 내릴 수 없습니다.',
  ok: '알리기',
} as const

function buttonWord(now: { isPolicy: boolean; at: string; isLive: boolean; isSame: boolean }): string {
  if (now.isPolicy) return '새 판 알리기'
  if (now.at !== '') return '공개 예약'
  if (now.isSame) return '내릴 때 저장'
  return now.isLive ? '고친 글 공개' : '공개'
}

function State({ text, isDirty }: { readonly text: Written | null; readonly isDirty: boolean }) {
  if (!text) return <Small>아직 저장하지 않았습니다.</Small>
  const { word, tone } = stateWord(text)
  return (
    <div>
      <p>
        <Badge tone={tone}>{word}</Badge> {isDirty && <Badge tone="orange">저장 안 됨</Badge>}
      </p>
      {stateNotes(text).map((note) => (
        <Small key={note}>{note}</Small>
      ))}
      {text.publishedAt && <Small>{seoulMinute(text.publishedAt)}에 처음 공개</Small>}
      {text.live !== null && text.path && (
        <a href={text.path} target="_blank" rel="noreferrer">
          손님 화면에서 보기
        </a>
      )}
    </div>
  )
}

/** What was published is taken down, what never was is thrown away. */
function TakeBack({ text, desk }: { readonly text: Written; readonly desk: Desk }) {
  const navigate = useNavigate()
  const discard = useDiscard(() => void navigate(`/admin/content?kind=${desk.piece.kind}`))
  const isPublic = text.live !== null || text.nextAt !== null
  const throwAway = async () => {
    const isSure = await confirmDialog({ title: '이 초안을 지울까요?', ok: '지우기', destructive: true })
    if (isSure) discard.mutate(text)
  }
  return (
    <Toolbar>
      {isPublic && (
        <Button size="sm" busy={desk.isBusy} onClick={() => void desk.hide()}>
          {text.live === null ? '예약 거두기' : '내리기'}
        </Button>
      )}
      {!isPublic && text.publishedAt === null && (
        <Button size="sm" variant="danger" busy={discard.isPending} onClick={() => void throwAway()}>
          초안 지우기
        </Button>
      )}
    </Toolbar>
  )
}
