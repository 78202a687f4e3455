// not-open-yet.tsx
export const notOpenYet = 'Ouverture prochaine'
export const notOpenYetTitle = (shop: string) => `${shop} : ouverture prochaine`
export const opensOn = 'Ouverture le'
export const closedNotice = 'Notre boutique n’est pas encore ouverte. Revenez bientôt.'
export const footerLinks = 'Liens de pied de page'
export const contactUs = 'Nous contacter'
export const termsOfService = 'Conditions générales de vente'
export const account = 'Compte'
export const login = 'Se connecter'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// staff-bar.tsx
export const onlyStaffSeeTheShop = 'seule l’équipe voit la boutique.'
export const openStorefront = 'Mettre en ligne'
