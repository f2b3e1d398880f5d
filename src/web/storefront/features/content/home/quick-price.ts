export interface QuickPrice {
  readonly total: number
  readonly each: number
}
