import type { RouteId } from '#/domain/print/routes.ts'

export const ROUTE_NAMES: Readonly<Record<RouteId, string>> = {
  'digital-sheet': '디지털',
  'digital-rotary': '디지털, 본문은 두루마리',
  'offset-dedicated': '오프셋, 이 주문만 (독판)',
  'offset-ganged': '오프셋, 다른 주문과 함께 (합판)',
}
