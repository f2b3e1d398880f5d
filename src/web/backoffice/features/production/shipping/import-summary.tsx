import { GROUP_WORDS, VERDICT_GROUPS } from '#/domain/shipping/row-verdicts.data.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import styles from './import.module.css'
import { Registration } from './registration.tsx'
import type { ImportList } from './use-import.ts'

/** What goes in, before it goes in. */
export function ImportSummary({ list }: { readonly list: ImportList }) {
  const items = list.checked.data?.items ?? []
  const count = (group: (typeof VERDICT_GROUPS)[number]) => items.filter((row) => row.group === group).length
  const doubtful = items.filter(({ group }) => group === 'look').map(({ line }) => line)
  const strange = items.length > 0 && items.every(({ verdict }) => ['unknown', 'total', 'blank'].includes(verdict))
  const receivers = new Set(list.going.map(({ deliveryId }) => deliveryId)).size
  const busy = list.send.isPending
  return (
    <aside className={styles.summary} aria-label="넣기 전에">
      <h2>넣기 전에</h2>
      {strange && (
        <Note tone="bad" role="alert">
          우리 주문이 한 줄도 없습니다. 다른 가게의 파일이거나 열을 잘못 골랐습니다.
        </Note>
      )}
      <dl>
        {VERDICT_GROUPS.map((group) => (
          <div key={group}>
            <dt>
              <Registration group={group} /> {GROUP_WORDS[group]}
            </dt>
            <dd>{count(group)}</dd>
          </div>
        ))}
      </dl>
      {doubtful.length > 1 && (
        <Button size="sm" onClick={() => list.agree(doubtful)}>
          {doubtful.every((line) => list.agreed.has(line))
            ? '봐야 할 줄 모두 빼기'
            : `봐야 할 ${doubtful.length}줄 모두 넣기`}
        </Button>
      )}
      <p>
        주문번호로 먼저 찾고, 이름과 전화가 함께 맞아야 넣습니다. 같은 주문에 여러 곳이면 이름과 전화로 나눕니다.
        전화번호 모양은 송장번호로 받지 않습니다.
      </p>
      <p>
        넣으면 바로 출고되고 <b>{receivers}곳</b>의 송장을 고객에게 알립니다.
      </p>
      <Button
        variant="primary"
        block
        busy={busy}
        disabled={list.going.length === 0 || list.checked.isPlaceholderData}
        onClick={() => list.send.mutate()}
      >
        맞는 {list.going.length}줄 넣기
      </Button>
      {list.send.error && (
        <Note tone="bad" role="alert">
          {list.send.error.message} 이미 들어간 줄은 다시 들어가지 않습니다.
        </Note>
      )}
      <p className={styles.faint}>나머지는 그대로 남습니다. 같은 파일을 다시 넣어도 두 번 들어가지 않습니다.</p>
    </aside>
  )
}
