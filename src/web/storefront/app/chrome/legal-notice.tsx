import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import { useShop } from '../shop-context.tsx'
import styles from './site-footer.module.css'

const FTC = 'https://www.ftc.go.kr/bizCommPop.do'

/** The disclosure of the E-Commerce Act (§10, §13) and the links that belong to it. */
export function LegalNotice() {
  const { brand, company } = useShop()
  return (
    <div className={styles.law}>
      <div>
        <ul className={styles.links}>
          <li>
            <Link to="/cust/policy">이용약관</Link>
          </li>
          <li>
            <Link to="/cust/privacy">
              <b>개인정보처리방침</b>
            </Link>
          </li>
          {company.escrowUrl && (
            <li>
              <a href={company.escrowUrl}>구매안전서비스 가입 확인</a>
            </li>
          )}
        </ul>
        <ul className={styles.company}>
          {company.name && <li>{company.name}</li>}
          <Entry name="대표자" value={company.ceo} />
          <Entry name="사업자등록번호" value={company.businessNumber}>
            {company.businessNumber && (
              <a href={`${FTC}?wrkr_no=${company.businessNumber.replaceAll('-', '')}`} target="_blank" rel="noreferrer">
                사업자정보 확인
              </a>
            )}
          </Entry>
          <Entry name="통신판매업 신고번호" value={company.mailOrderNumber} />
          <Entry name="주소(소비자 불만 처리 주소)" value={company.address} />
          <Entry name="전화" value={company.phone} />
          <Entry name="이메일" value={company.email} />
          <Entry name="개인정보보호책임자" value={company.privacyOfficer} />
          <Entry name="호스팅서비스 제공자" value={company.hosting} />
        </ul>
      </div>
      <p className={styles.folio} aria-hidden="true">
        <RegistrationMark />© {brand}
      </p>
    </div>
  )
}

interface EntryProps {
  readonly name: string
  readonly value: string | null
  readonly children?: ReactNode
}

/** Nothing where the shop has not filled it in: a shop that sells has all that the law asks for. */
function Entry({ name, value, children }: EntryProps) {
  if (!value) return null
  return (
    <li>
      {name} {value} {children}
    </li>
  )
}
