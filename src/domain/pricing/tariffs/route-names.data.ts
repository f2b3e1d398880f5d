import type { RouteId } from '#/domain/print/routes.ts'

/** What the workshop calls the four ways of printing. */
export const ROUTE_NAMES: Readonly<Record<RouteId, string>> = {
  'digital-sheet': '디지털 낱장',
  'digital-rotary': '디지털 윤전',
  'offset-dedicated': '오프셋 독판',
  'offset-ganged': '오프셋 합판',
}
