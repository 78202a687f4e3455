// dates/show-date-range.ts
export const dateRange = (first: string, last: string) => `${first} to ${last}`
