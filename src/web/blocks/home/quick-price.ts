export interface QuickPrice {
  readonly total: number
  readonly each: number
  readonly workingDays: number
}
