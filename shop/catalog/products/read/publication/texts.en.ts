// not-public.tsx
export const ONLY_STAFF_SEE = {
  draft: 'Draft: only staff can see this page.',
  hidden: 'Hidden: only staff can see this page.',
}
export const publicFrom = (moment: string) => `Only staff can see this page until it is published on ${moment}.`
