import type { Message } from '#/server/ports/messenger.ts'

interface Owner {
  readonly email: string
  readonly phone?: string
}

/** For the owner of an account at which strangers try passwords. By mail where there is an address. */
export function guessingMessage(brand: string, { email, phone }: Owner): Message {
  const body =
    `[${brand}] 틀린 비밀번호로 로그인하려는 시도가 이어져, 처음 보는 기기에서는 천천히 로그인되게 했습니다. ` +
    '쓰시던 기기에서는 그대로 로그인하실 수 있습니다. 다른 곳에서도 같은 비밀번호를 쓰신다면 바꿔 주세요.'
  return email === ''
    ? { channel: 'sms', to: phone ?? '', subject: null, body }
    : { channel: 'email', to: email, subject: `[${brand}] 로그인 시도가 여러 번 있었습니다`, body }
}
