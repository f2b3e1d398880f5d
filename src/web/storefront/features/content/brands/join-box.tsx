import { Link } from 'react-router'
import { brandJoin, brandTrial } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { JoinLink } from '#/web/blocks/brand-membership/join-link.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import styles from './join-box.module.css'

/** What joining asks and what it gives; where nobody joins, the trial alone. */
export function JoinBox({ brand }: { readonly brand: BrandShown }) {
  const { name, joins, texts } = brand
  const trial = brand.sells.includes('bindings') ? brandTrial(brand.id) : null
  return (
    <aside className={styles.box} aria-labelledby="join-box">
      <h2 id="join-box">{joins === 'approval' ? `${name} 학원이신가요` : `${name}, 처음이신가요`}</h2>
      <p>{joins === 'closed' ? '지금은 새로 가입을 받지 않아요.' : texts.joining}</p>
      {joins === 'approval' && (
        <FactList
          layout="ruled"
          terms={72}
          facts={[
            ['적을 것', '학원 이름, 지점 이름이나 계약번호'],
            ['올릴 것', '사업자등록증이나 학원등록증 (PDF나 사진)'],
            ['결과', '문자로 알려 드리고, 맞지 않으면 이유를 함께 적어 드려요'],
          ]}
        />
      )}
      {joins !== 'closed' && (
        <JoinLink block brand={brand} label={joins === 'approval' ? '학원 가입' : `${name} 가입`} />
      )}
      {joins === 'approval' && (
        <p className={styles.more}>
          이미 신청하셨다면 <Link to={brandJoin(brand.id)}>승인 상태 보기</Link>
        </p>
      )}
      {trial && (
        <p className={styles.more}>
          처음이라면 <Link to={trial}>로그인 없이 연습</Link>부터 해 보세요. 주문되지 않고 파일도 남지 않아요.
        </p>
      )}
    </aside>
  )
}
