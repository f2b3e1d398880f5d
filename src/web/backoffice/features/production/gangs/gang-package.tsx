import type { GangView } from '#/contract/production/gangs.contract.ts'
import { megabytes } from '#/web/blocks/press-package/megabytes.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import type { useGangActs } from './use-gangs.ts'
import styles from './gangs.module.css'

interface GangPackageProps {
  readonly gang: GangView
  readonly acts: ReturnType<typeof useGangActs>
}

/** What goes to the press for the whole sheet. */
export function GangPackage({ gang: { number, state, made }, acts: { save, remake } }: GangPackageProps) {
  if (!made) return null
  const under = made.state === 'waiting' || made.state === 'making'
  const failed = save.error ?? remake.error
  return (
    <Section title="인쇄 자료">
      {under && <p role="status">판에 앉힌 PDF와 작업지시서를 만들고 있습니다.</p>}
      {made.failure && <Note tone={under ? 'orange' : 'bad'}>{made.failure}</Note>}
      {made.warnings.length > 0 && (
        <Note tone="orange">
          <ul>
            {made.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Note>
      )}
      {failed && (
        <Note tone="bad" role="alert">
          {failed.message}
        </Note>
      )}
      <div className={styles.buttons}>
        {made.state === 'done' && (
          <Button busy={save.isPending} onClick={() => save.mutate(number)}>
            내려받기 ({megabytes(made.bytes ?? 0)})
          </Button>
        )}
        {made.state === 'failed' && state === 'fixed' && (
          <Button busy={remake.isPending} onClick={() => remake.mutate()}>
            다시 만들기
          </Button>
        )}
      </div>
    </Section>
  )
}
