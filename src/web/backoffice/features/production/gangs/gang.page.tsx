import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { GangView } from '#/contract/production/gangs.contract.ts'
import { GANG_WORDS, type GangAct } from '#/domain/gangs/gang-machine.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { GangPackage } from './gang-package.tsx'
import { GangPicks } from './gang-picks.tsx'
import { GangSheetBox } from './gang-sheet.tsx'
import { Refusals } from './refusals.tsx'
import { type Lit, useLit } from './use-lit.ts'
import { useGang, useGangActs, useGangLook, useGangs } from './use-gangs.ts'
import styles from './gangs.module.css'

const ACTS: Readonly<Record<GangAct, string>> = {
  fix: '판 확정',
  undo: '합판 풀기',
  print: '인쇄 시작',
  printed: '인쇄 완료',
  cut: '재단 완료',
}

/** One shared sheet from the draft to the cutter. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGang(id)
  if (error && !data)
    return <ErrorState title="합판을 열지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <GangDesk gang={data} />
}

function GangDesk({ gang }: { readonly gang: GangView }) {
  const acts = useGangActs(gang.id, gang.version)
  const failed = acts.act.error ?? acts.change.error
  const lit = useLit()
  const blocked = gang.problems.length > 0
  const ready = (act: GangAct) => act === 'undo' || (!blocked && (act !== 'print' || gang.made?.state === 'done'))
  return (
    <AdminPage
      title={
        <>
          합판 {gang.number} <Badge tone={gang.state === 'done' ? 'ok' : 'info'}>{GANG_WORDS[gang.state]}</Badge>
        </>
      }
      lead={`${gang.madeBy} 님이 짰습니다.`}
      above={<Link to="/admin/production/gangs">합판 모두</Link>}
      actions={
        <div className={styles.buttons}>
          {gang.acts.map((act) => (
            <Button
              key={act}
              variant={act === 'undo' ? 'line' : 'primary'}
              busy={acts.act.isPending && acts.act.variables === act}
              disabled={!ready(act)}
              onClick={() => acts.act.mutate(act)}
            >
              {ACTS[act]}
            </Button>
          ))}
        </div>
      }
    >
      {failed && (
        <Note tone="bad" role="alert">
          {failed.message}
        </Note>
      )}
      {blocked && (
        <Note tone="orange" role="status">
          이 합판은 이대로 찍을 수 없습니다. {gang.state === 'fixed' ? '풀고 다시 짜 주세요.' : '품목을 빼 주세요.'}
          <ul>
            {gang.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Note>
      )}
      {gang.made && <GangPackage gang={gang} acts={acts} />}
      {gang.sheet && (
        <Section title="판">
          <GangSheetBox sheet={gang.sheet} lit={lit} />
        </Section>
      )}
      {gang.state === 'draft' && <ChangeMembers key={gang.version} gang={gang} acts={acts} lit={lit} />}
    </AdminPage>
  )
}

interface ChangeMembersProps {
  readonly gang: GangView
  readonly acts: ReturnType<typeof useGangActs>
  readonly lit: Lit
}

/** Puts jobs on a draft and takes them off; the sheet is shown before it is changed. */
function ChangeMembers({ gang, acts, lit }: ChangeMembersProps) {
  const all = useGangs()
  const own = gang.sheet?.members ?? []
  const [picked, pick] = useState<readonly string[]>(own.map(({ lineId }) => lineId))
  const rows = [...own, ...(all.data?.waiting ?? [])]
  const changed = picked.length !== own.length || own.some(({ lineId }) => !picked.includes(lineId))
  const look = useGangLook(changed ? picked : [], gang.id)
  return (
    <Section title="품목 바꾸기">
      <GangPicks lines={rows} picked={picked} onPick={pick} lit={lit} />
      {changed && look.data && <Refusals look={look.data} />}
      {changed && look.data?.sheet && <GangSheetBox sheet={look.data.sheet} lit={lit} />}
      <div className={styles.buttons}>
        <Button
          busy={acts.change.isPending}
          disabled={!changed || !look.data?.sheet}
          onClick={() => acts.change.mutate([...picked])}
        >
          이 품목으로 바꾸기
        </Button>
      </div>
    </Section>
  )
}
