import { Link, useLoaderData } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { feeWords } from '#/domain/orders/fees-words.ts'
import { useIsBrandMember } from '#/web/blocks/brand-membership/use-is-brand-member.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { useShopInfo } from '#/web/blocks/shop-fees/use-shop-info.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'
import type { loader } from './brand-info.loader.ts'
import { BindingPrices } from './binding-prices.tsx'
import { BrandSteps } from './brand-steps.tsx'
import styles from './brand-info.module.css'
import { EditionPrices } from './edition-prices.tsx'
import { JoinBox } from './join-box.tsx'

/** 주문 안내: how to order, until when, for which delivery fee, and whom to call; from the brand's data and the shop's rules. */
export function Component() {
  const { brand, week, prices } = useLoaderData<typeof loader>()
  const fees = useShopFees()
  const shop = useShopInfo()
  const isMember = useIsBrandMember(brand)
  const phone = brand.contact.telephone ?? shop.phone
  const hours = brand.contact.hours ?? shop.hours.join(', ')
  const [today] = week?.days ?? []
  return (
    <>
      <PageHeading title={`${brand.name} 주문 안내`} lead={brand.texts.tagline} />
      <div className={isMember ? styles.one : styles.two}>
        <BrandSteps brand={brand} />
        {!isMember && <JoinBox brand={brand} />}
      </div>
      <div className={styles.two}>
        <div>
          {week && today && (
            <Section title="마감과 출고">
              <p className={styles.said}>
                {longDay(today.day)} {today.hour}:00까지
                {brand.sells.includes('bindings') ? ' 결제와 시안 승인을' : ' 결제를'} 마치시면 영업일{' '}
                {week.workingDays}일이 걸리는 책은 <b>{longDay(today.leaves)}</b>에 출고해요. 마감이 지나면 다음
                영업일부터 셉니다.
              </p>
            </Section>
          )}
          {brand.sells.includes('editions') && <EditionPrices brand={brand} />}
          {prices && <BindingPrices rows={prices} />}
          {brand.sells.includes('bindings') && (
            <Section title="결제">
              <p className={styles.said}>
                카드와 계좌이체, 가상계좌로 주문할 때마다 내실 수 있어요. 후불 거래를 승인받은 학원은 한 달 주문을 모아
                청구서 한 장으로 내요. 후불이 필요하시면 <Link to={to('/cust/inquiry')}>1:1 문의</Link>에 남겨 주세요.
              </p>
            </Section>
          )}
        </div>
        <div>
          <Section title="배송">
            <FactList
              className={styles.facts}
              layout="ruled"
              facts={DELIVERY_METHODS.map((method) => [DELIVERY_METHOD_NAMES[method], feeWords(fees, method)])}
            />
            <p className={styles.more}>
              더 알아보기: <Link to={to('/cust/delivery')}>배송안내</Link>
            </p>
          </Section>
          <Section title="물어볼 곳">
            <FactList
              className={styles.facts}
              layout="ruled"
              facts={[
                phone
                  ? [
                      '전화',
                      <a key="phone" href={`tel:${phone.replaceAll('-', '')}`}>
                        {phone}
                      </a>,
                    ]
                  : null,
                brand.contact.mail
                  ? [
                      '이메일',
                      <a key="mail" href={`mailto:${brand.contact.mail}`}>
                        {brand.contact.mail}
                      </a>,
                    ]
                  : null,
                hours ? ['상담 시간', hours] : null,
                [
                  '글로 물어보기',
                  <Link key="write" to={to('/cust/inquiry')}>
                    1:1 문의
                  </Link>,
                ],
              ]}
            />
          </Section>
        </div>
      </div>
      {brand.terms !== '' && (
        <Section title={`${brand.name} 이용약관`} id="terms">
          <div className={styles.terms}>{brand.terms}</div>
        </Section>
      )}
    </>
  )
}
