// not-public.tsx
export const ONLY_STAFF_SEE = {
  draft: 'Brouillon : seule l’équipe peut voir cette page.',
  hidden: 'Produit masqué : seule l’équipe peut voir cette page.',
}
export const publicFrom = (moment: string) => `Publication : ${moment}. D’ici là, seule l’équipe peut voir cette page.`
