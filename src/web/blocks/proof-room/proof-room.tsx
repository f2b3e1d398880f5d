import { type ReactNode, useEffect, useState } from 'react'
import { approvalOf, openComments } from '#/contract/prepress/approval-of.ts'
import type { ProofDetail, ProofMessage, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { readProofFile } from '#/contract/prepress/proofs.contract.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { ProofViewer } from '#/web/blocks/proof-viewer/proof-viewer.tsx'
import { useViewer } from '#/web/blocks/proof-viewer/use-viewer.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { AskChangesDialog } from './ask-changes-dialog.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { RoomHead } from './room-head.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { useNarrow } from './use-narrow.ts'
import { useProof, useProofActs, useProofPages } from './use-proof.ts'
import styles from './proof-room.module.css'

interface ProofRoomProps {
  readonly proofId: string
  /** Where the arrow in the head leads. */
  readonly back: { readonly to: string; readonly label: string }
  readonly version?: number | undefined
  /** Where the same proof has the whole window. */
  readonly wide?: string | undefined
  readonly marked?: boolean | undefined
  /** What staff finds in the decision bar once nothing is left to publish. */
  readonly after?: ReactNode
}

/** One proof for whoever may read it: pages, thread, decision. The same room for customer, partner and staff. */
export function ProofRoom({ proofId, ...place }: ProofRoomProps) {
  const proof = useProof(proofId)
  if (proof.isError)
    return (
      <ErrorState
        whole
        title="시안을 열지 못했습니다"
        text={proof.error.message}
        onRetry={() => void proof.refetch()}
      />
    )
  if (!proof.data) return <LoadingState label="시안을 불러오는 중입니다" />
  return <OpenRoom proof={proof.data} {...place} />
}

function OpenRoom({
  proof,
  back,
  wide,
  marked,
  after,
  version: wanted,
}: Omit<ProofRoomProps, 'proofId'> & { readonly proof: ProofDetail }) {
  const [chosen, setChosen] = useState<number | null>(wanted ?? null)
  const version = proof.versions.find((candidate) => candidate.number === chosen) ?? proof.versions[0]
  const [threadOpen, setThreadOpen] = useState(false)
  return (
    <div className={styles.frame}>
      <div className={styles.room}>
        <RoomHead proof={proof} back={back} wide={wide} marked={marked} />
        {version ? (
          <VersionRoom
            proof={proof}
            version={version}
            after={after}
            onVersion={setChosen}
            threadOpen={threadOpen}
            onThread={setThreadOpen}
          />
        ) : (
          <NoVersion proof={proof} threadOpen onThread={setThreadOpen} />
        )}
      </div>
    </div>
  )
}

interface PanelState {
  readonly proof: ProofDetail
  readonly threadOpen: boolean
  readonly onThread: (open: boolean) => void
}

function NoVersion({ proof, threadOpen, onThread }: PanelState) {
  const acts = useProofActs(proof.id)
  return (
    <>
      <div className={styles.none}>
        <LoadingState label="시안을 만들고 있습니다. 올리면 여기에 바로 나타납니다." />
      </div>
      <ThreadPanel
        proof={proof}
        version={null}
        draft={null}
        selected={null}
        open={threadOpen}
        busy={acts.comment.isPending}
        pageLabel={() => ''}
        onOpen={onThread}
        onDropDraft={() => undefined}
        onSelect={() => undefined}
        onSave={save(proof.id)}
        onSend={(text, fileIds) => sent(acts.comment.mutateAsync({ text, fileIds, version: null, pin: null }))}
      />
    </>
  )
}

interface VersionRoomProps extends PanelState {
  readonly version: ProofVersion
  readonly after: ReactNode
  readonly onVersion: (version: number) => void
}

function VersionRoom({ proof, version, after, onVersion, threadOpen, onThread }: VersionRoomProps) {
  const single = useNarrow()
  const [selected, setSelected] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [approving, setApproving] = useState(false)
  const acts = useProofActs(proof.id)
  const pages = useProofPages(proof.id, version.number, version.pagesDone).data ?? []
  const viewer = useViewer({ version: version.number, onVersion, pages, spec: version.spec, single })
  const { comparing } = viewer
  // On a phone the conversation is drawn up over the pages: whoever compares them wants to see them.
  useEffect(() => {
    if (single && comparing) onThread(false)
  }, [single, comparing, onThread])
  const before = proof.versions.find(
    (candidate) => candidate.number < version.number && candidate.state === 'published',
  )
  const olderPages = useProofPages(proof.id, viewer.comparing && before ? before.number : null, before?.pagesDone ?? 0)
  const pageLabel = (_version: number, page: number) =>
    pages.find((candidate) => candidate.number === page)?.label ?? ''
  const openPins = openComments(proof).filter((message) => message.version === version.number)
  const showMessage = (message: ProofMessage) => {
    setSelected(message.id)
    if (message.version && message.version !== version.number) onVersion(message.version)
    if (message.pin) viewer.goToPage(message.pin.page)
    if (single) onThread(false)
  }
  const showPin = (messageId: string) => {
    setSelected(messageId)
    onThread(true)
  }
  return (
    <>
      <div className={styles.view}>
        <ProofViewer
          proofId={proof.id}
          viewer={viewer}
          pages={pages}
          comparedPages={before && olderPages.data ? { version: before.number, pages: olderPages.data } : null}
          versions={proof.versions.map((candidate) => candidate.number).toReversed()}
          messages={proof.messages}
          selected={selected}
          onSelect={showPin}
          canPin={version.state === 'published' || proof.reader === 'staff'}
        />
      </div>
      <ThreadPanel
        proof={proof}
        version={version.number}
        draft={viewer.draft}
        selected={selected}
        open={threadOpen || viewer.draft !== null}
        busy={acts.comment.isPending}
        pageLabel={pageLabel}
        onOpen={onThread}
        onDropDraft={() => viewer.setDraft(null)}
        onSelect={showMessage}
        onSave={save(proof.id)}
        onResolve={
          proof.reader === 'staff'
            ? (message) => acts.resolve.mutate({ messageId: message.id, resolved: message.resolvedAt === null })
            : undefined
        }
        onSend={async (text, fileIds) => {
          const pin = viewer.draft
          const done = await sent(acts.comment.mutateAsync({ text, fileIds, version: version.number, pin }))
          if (done && pin) viewer.togglePlacing()
          return done
        }}
      />
      <DecisionBar
        proof={proof}
        version={version}
        drawn={version.state === 'draft' && version.pageCount > 0 && pages.length === version.pageCount}
        after={after}
        busy={acts.approve.isPending || acts.askChanges.isPending || acts.publish.isPending}
        onAsk={() => setAsking(true)}
        onApprove={() => setApproving(true)}
        onPublish={() => acts.publish.mutate({ version: version.number, note: '' })}
      />
      <AskChangesDialog
        open={asking}
        version={version.number}
        pins={openPins}
        busy={acts.askChanges.isPending}
        onClose={() => setAsking(false)}
        onAsk={async (text) => {
          if (!(await sent(acts.askChanges.mutateAsync({ version: version.number, text })))) return
          setAsking(false)
          toast('수정 요청을 보냈습니다.')
        }}
      />
      <ApproveDialog
        open={approving}
        proof={proof}
        version={version}
        pages={pages}
        busy={acts.approve.isPending}
        onClose={() => setApproving(false)}
        onApprove={async () => {
          if (!(await sent(acts.approve.mutateAsync(approvalOf(proof, version))))) return
          setApproving(false)
          toast('인쇄를 승인했습니다.')
        }}
      />
    </>
  )
}

/** True when it went through; the failure has already been shown by the client. */
const sent = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

const save = (proofId: string) => async (fileId: string, name: string) => {
  const blob = await callBlob(readProofFile, { params: { proofId, fileId } }).catch(() => null)
  if (blob) saveBlob(blob, name)
}
