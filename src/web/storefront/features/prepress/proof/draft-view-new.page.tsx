import { useSearchParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import { NoProofChosen } from './no-proof-chosen.tsx'
import styles from './draft-view.module.css'

/** The whole window for one proof: `?id=…&version=…`. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const version = Number(search.get('version')) || undefined
  if (!id) return <NoProofChosen />
  return (
    <div className={styles.room}>
      <ProofRoom proofId={id} version={version} marked back={{ to: to('/mypage/draft'), label: '시안 확인' }} />
    </div>
  )
}
