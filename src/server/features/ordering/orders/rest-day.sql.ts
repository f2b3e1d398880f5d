/** The day until which the rest of an order `o` is to be paid; `restDay` of the domain says the same. */
export const REST_DUE_DAY = `case when o.rest_due_day is not null then
  greatest(o.rest_due_day, (o.advance_paid_at at time zone 'Asia/Seoul')::date + 1) end`
