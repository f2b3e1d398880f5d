/**
 * How often a whole checkout may ask the database: the test that counts in every run and the bench hold to the same number. It was 37
 * until delivery fees became versions that the desk sets ahead; what counts on the day of the order is one look of its own, for the
 * amount that is charged.
 */
export const MOST_STATEMENTS = 38
/** Points and e-money are locked, read and booked together; a coupon is found, bound and used by one statement each. */
export const MOST_WITH_BENEFITS = 45
