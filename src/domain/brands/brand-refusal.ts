/** Korean: why a brand of the desk sells nothing to a member, in the words that the specification has for its own two. */
export const brandRefusal = (name: string, isWaiting: boolean): string =>
  isWaiting ? `${name} 주문은 가입 승인이 필요합니다.` : `${name} 회원이 아닙니다.`
