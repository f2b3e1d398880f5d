import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { josa } from '#/lib/josa.ts'

/** Korean: why a brand of the desk sells nothing to a member, in the words that the specification has for its own two. */
export const brandRefusal = (name: string, isWaiting: boolean): string =>
  isWaiting ? `${name} 주문은 가입 승인이 필요합니다.` : `${name} 회원이 아닙니다.`

/** Korean: why a brand makes no job of this kind. */
export const kindRefusal = (name: string, kind: ProductCode): string =>
  `${name}에서는 ${josa(kindByCode(kind).name, '을/를')} 팔지 않아요.`
