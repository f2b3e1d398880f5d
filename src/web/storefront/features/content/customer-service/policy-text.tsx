import { useLoaderData } from 'react-router'
import type { PolicyName, PolicyVersionShown } from '#/contract/content/policies.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { fillPlaces, type Words } from '#/web/blocks/written/fill-places.ts'
import { PolicyView } from '#/web/blocks/written/policy-view.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import type { loadPolicy } from './load-policy.ts'
import { MissingDetail } from './missing-detail.tsx'
import styles from './policy.module.css'

const PATHS = { terms: '/cust/policy', privacy: '/cust/privacy' } as const
const STATES = { announced: '시행 예정', 'in-force': '시행 중', past: '지난 판' } as const

/** A text that people agree to: the version in force, or an earlier one by its date in the address. */
export function PolicyPage({ title }: { readonly title: string }) {
  const { policy, shop } = useLoaderData<typeof loadPolicy>()
  const { shown } = policy
  return (
    <PolicyView
      title={title}
      lead={<Effect shown={shown} />}
      note={
        shown.state !== 'in-force' && (
          <Note role="note">
            {shown.state === 'past' ? '지금은 시행하지 않는 지난 판입니다.' : '아직 시행하지 않는 판입니다.'}{' '}
            <TextLink to={PATHS[policy.name]}>시행 중인 판 보기</TextLink>
          </Note>
        )
      }
      doc={policy.doc}
      showText={(text) => filled(fillPlaces(text, shop))}
    >
      <Versions name={policy.name} shown={shown} versions={policy.versions} />
    </PolicyView>
  )
}

const Effect = ({ shown }: { readonly shown: PolicyVersionShown }) => (
  <>
    {shown.effectiveFrom.replaceAll('-', '.')} 시행{' '}
    <Badge tone={shown.state === 'in-force' ? 'ok' : 'neutral'}>{STATES[shown.state]}</Badge>
  </>
)

const filled = (words: Words) =>
  words.map((piece, at) => (typeof piece === 'string' ? piece : <MissingDetail key={at} name={piece.missing} />))

interface VersionsProps {
  readonly name: PolicyName
  readonly shown: PolicyVersionShown
  readonly versions: readonly PolicyVersionShown[]
}

function Versions({ name, shown, versions }: VersionsProps) {
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">모든 판</h2>
      <ul>
        {versions.map(({ version, effectiveFrom, state, changeNote }) => (
          <li key={version}>
            <TextLink
              to={to(PATHS[name], {}, state === 'in-force' ? {} : { version })}
              aria-current={version === shown.version ? 'page' : undefined}
            >
              {effectiveFrom.replaceAll('-', '.')} 시행
            </TextLink>{' '}
            <span>{STATES[state]}</span>
            {changeNote && <p>{changeNote}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
