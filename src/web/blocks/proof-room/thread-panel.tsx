import { useState } from 'react'
import type { ProofDetail, ProofMessage } from '#/contract/prepress/proof.contract.ts'
import type { NewPin } from '#/web/blocks/proof-viewer/viewer-stage.tsx'
import { Thread } from '#/web/blocks/thread/thread.tsx'
import { ThreadComposer } from '#/web/blocks/thread/thread-composer.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { filterMessages, VIEWS, type ThreadView } from './thread-views.ts'
import styles from './proof-room.module.css'
import tabs from './thread-tabs.module.css'

interface ThreadPanelProps {
  readonly proof: ProofDetail
  readonly version: number | null
  readonly draft: NewPin | null
  readonly selected: string | null
  /** On phones the thread lies below the viewer and is drawn up. */
  readonly open: boolean
  readonly busy: boolean
  readonly pageLabel: (version: number, page: number) => string
  readonly onOpen: (open: boolean) => void
  readonly onDropDraft: () => void
  readonly onSelect: (message: ProofMessage) => void
  readonly onSave: (fileId: string, name: string) => void
  readonly onResolve?: ((message: ProofMessage) => void) | undefined
  readonly onSend: (text: string, fileIds: readonly string[]) => Promise<boolean>
}

export function ThreadPanel(props: ThreadPanelProps) {
  const { proof, version, draft, open } = props
  const [view, setView] = useState<ThreadView>('all')
  const last = proof.messages.at(-1)
  const openCount = filterMessages(proof.messages, 'open').length
  return (
    <section className={styles.thread} aria-label="대화" data-open={open || undefined}>
      <button type="button" className={styles.grab} aria-expanded={open} onClick={() => props.onOpen(!open)}>
        <span>
          <b>대화</b> 열린 의견 {openCount}
        </span>
        <span className={styles.grabLast}>
          {last ? `${last.author.mine ? '나' : last.author.name} ${last.text}` : '아직 나눈 의견이 없습니다'}
        </span>
        <Icon name={open ? 'chevron-down' : 'chevron-up'} />
      </button>
      <div className={tabs.tabs} role="group" aria-label="골라 보기">
        {VIEWS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
            {label}
            {id !== 'all' && <i>{filterMessages(proof.messages, id).length}</i>}
          </button>
        ))}
      </div>
      <Thread
        messages={filterMessages(proof.messages, view)}
        versions={proof.versions}
        selected={props.selected}
        pageLabel={props.pageLabel}
        onSelect={props.onSelect}
        onSave={props.onSave}
        onResolve={props.onResolve}
      />
      <ThreadComposer
        key={draft ? `${draft.page} ${draft.x} ${draft.y}` : 'message'}
        about={draft && version ? `v${version} ${props.pageLabel(version, draft.page)}에 찍은 의견` : null}
        onDropAbout={props.onDropDraft}
        busy={props.busy}
        onSend={props.onSend}
      />
    </section>
  )
}
