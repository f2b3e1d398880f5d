import { describe, expect, it } from 'vitest'
import { routeGuard } from './route-guard.ts'
import type { Viewer } from './route-guard.ts'

const visitor: Viewer = { member: false, guest: false, roles: [], needAdditionalInfo: false, partner: false }
const general: Viewer = { ...visitor, member: true, roles: ['ROLE_USER_TYPE_GENERAL'] }
const guest: Viewer = { ...general, guest: true }
const at = (pathname: string, search = '') => ({ pathname, search })

describe('화면에 들어가기', () => {
  it('로그인이 필요한 화면은 돌아올 주소와 함께 로그인으로 보냅니다', () => {
    expect(routeGuard('/mypage/order', 'member', visitor, at('/mypage/order', '?page=2'))).toEqual({
      kind: 'go',
      to: '/member/login?from=%2Fmypage%2Forder%3Fpage%3D2',
    })
    expect(routeGuard('/mypage/order', 'member', general, at('/mypage/order'))).toEqual({ kind: 'pass' })
  })

  it('로그인한 분이 로그인 화면을 열면 보던 화면으로, 밖의 주소면 홈으로 보냅니다', () => {
    expect(routeGuard('/member/login', 'guest', general, at('/member/login', '?from=/mypage/cart'))).toEqual({
      kind: 'go',
      to: '/mypage/cart',
    })
    expect(routeGuard('/member/login', 'guest', general, at('/member/login', '?from=//evil.example'))).toEqual({
      kind: 'go',
      to: '/',
    })
  })

  it('비회원은 주문에 딸린 화면만 열고, 나머지에서는 가입을 권합니다', () => {
    expect(routeGuard('/mypage/cart', 'member', guest, at('/mypage/cart'))).toEqual({ kind: 'pass' })
    expect(routeGuard('/order-progress', 'member', guest, at('/order-progress'))).toEqual({ kind: 'pass' })
    expect(routeGuard('/mypage/mySetting', 'member', guest, at('/mypage/mySetting'))).toEqual({ kind: 'join' })
    expect(routeGuard('/document/estimate/{id}', 'owner', guest, at('/document/estimate/1'))).toEqual({ kind: 'join' })
  })

  it('비회원은 로그인과 가입 화면을 그대로 엽니다', () => {
    expect(routeGuard('/member/login', 'guest', guest, at('/member/login', '?from=/mypage/cart'))).toEqual({
      kind: 'pass',
    })
    expect(routeGuard('/member/join/general', 'guest', guest, at('/member/join/general'))).toEqual({ kind: 'pass' })
  })

  it('추가 정보가 남은 회원은 먼저 그 화면으로 보냅니다', () => {
    const pending = { ...general, needAdditionalInfo: true }
    expect(routeGuard('/mypage/order', 'member', pending, at('/mypage/order'))).toEqual({
      kind: 'go',
      to: '/member/join/sns?from=%2Fmypage%2Forder',
    })
    expect(routeGuard('/member/join/sns', 'guest', pending, at('/member/join/sns'))).toEqual({ kind: 'pass' })
    const callback = at('/member/login/callback', '?from=/mypage/cart')
    expect(routeGuard('/member/login/callback', 'guest', pending, callback)).toEqual({
      kind: 'go',
      to: '/member/join/sns?from=%2Fmypage%2Fcart',
    })
  })

  it('옵션 화면은 누구나 보되, 다른 종류의 회원에게는 까닭을 말합니다', () => {
    const guard = 'role:ACADEMY+grade:0050|0051'
    expect(routeGuard('/product/academy/option', guard, visitor, at('/product/academy/option'))).toEqual({
      kind: 'pass',
    })
    expect(routeGuard('/product/academy/option', guard, general, at('/product/academy/option'))).toMatchObject({
      kind: 'refuse',
    })
    const academy: Viewer = { ...general, roles: ['ROLE_USER_TYPE_ACADEMY', 'ROLE_GRADE_0050'] }
    expect(routeGuard('/product/academy/option', guard, academy, at('/product/academy/option'))).toEqual({
      kind: 'pass',
    })
  })

  it('교재 목록처럼 회원만의 화면은 역할을 묻기 전에 로그인부터 합니다', () => {
    expect(routeGuard('/hamamath/book', 'role:HAMAMATH+grade:0080', visitor, at('/hamamath/book'))).toMatchObject({
      kind: 'go',
    })
    expect(routeGuard('/hamamath/book', 'role:HAMAMATH+grade:0080', general, at('/hamamath/book'))).toMatchObject({
      kind: 'refuse',
    })
  })

  it('제본 신청은 매쓰홀릭 회원만 열고, 다른 종류의 회원은 모두 같은 말로 돌려보냅니다', () => {
    const open = (viewer: Viewer) =>
      routeGuard('/matholic/product', 'role:MATHOLIC', viewer, at('/matholic/product', '?set=1'))
    expect(open(visitor)).toEqual({ kind: 'go', to: '/member/login?from=%2Fmatholic%2Fproduct%3Fset%3D1' })
    expect(open({ ...general, roles: ['ROLE_USER_TYPE_MATHOLIC'] })).toEqual({ kind: 'pass' })
    const others: Viewer['roles'][] = [
      ['ROLE_USER_TYPE_GENERAL'],
      ['ROLE_USER_TYPE_BUSINESS'],
      ['ROLE_USER_TYPE_ACADEMY', 'ROLE_GRADE_0051'],
      ['ROLE_USER_TYPE_HAMAMATH', 'ROLE_GRADE_0080'],
    ]
    for (const roles of others)
      expect(open({ ...general, roles })).toEqual({ kind: 'refuse', message: '매쓰홀릭 회원이 아닙니다.' })
  })

  it('파트너 화면은 파트너 로그인을 따로 봅니다', () => {
    expect(routeGuard('/offline-draft', 'partner', general, at('/offline-draft'))).toEqual({
      kind: 'go',
      to: '/offline-draft/login?from=%2Foffline-draft',
    })
    const partner = { ...visitor, partner: true }
    expect(routeGuard('/offline-draft', 'partner', partner, at('/offline-draft'))).toEqual({ kind: 'pass' })
    expect(routeGuard('/offline-draft/login', 'partner-guest', partner, at('/offline-draft/login'))).toEqual({
      kind: 'go',
      to: '/offline-draft',
    })
  })
})
