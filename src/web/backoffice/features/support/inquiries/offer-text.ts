import { copiesText } from '#/domain/catalog/copies-text.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Offer, ReturnWay } from '#/domain/support/case-offer.ts'
import { formatCount } from '#/lib/format-count.ts'
import { josa } from '#/lib/josa.ts'

interface About {
  readonly product: ProductCode
  readonly couponName: string
}

const WAYS: Readonly<Record<ReturnWay, string>> = {
  pickup: '동의해 주시면 택배 기사님이 찾으러 갑니다. 받으신 상자에 담아 두어 주세요.',
  send: '동의해 주시면 보내실 주소를 알려 드립니다. 착불 택배로 보내 주세요.',
}

const SORRY = '불편을 드려 죄송합니다.'

/** What the case already knows, for whoever has nothing to add. */
export function offerText({ kind, copies, amount, after, way }: Offer, { product, couponName }: About): string {
  const goods = copiesText(product, copies ?? 0)
  switch (kind) {
    case 'remake':
      return `${SORRY} ${josa(goods, '을/를')} 다시 만들어 보내 드리겠습니다. 동의해 주시면 바로 시작합니다.`
    case 'refund':
      return `${SORRY} ${formatWon(amount ?? 0)}을 돌려드리겠습니다. 동의해 주시면 바로 시작합니다.`
    case 'return': {
      const follows =
        after === 'refund' ? `${formatWon(amount ?? 0)}을 돌려드리겠습니다` : '다시 만들어 보내 드리겠습니다'
      return `${SORRY} ${josa(goods, '을/를')} 돌려받고 ${follows}. ${way ? WAYS[way] : ''}`
    }
    case 'points':
      return `${SORRY} ${formatCount(amount ?? 0)}P를 드리겠습니다. 다음 주문에 바로 쓰실 수 있습니다.`
    case 'coupon':
      return `${SORRY} 「${couponName}」 쿠폰을 드리겠습니다. 다음 주문에 바로 쓰실 수 있습니다.`
  }
}
