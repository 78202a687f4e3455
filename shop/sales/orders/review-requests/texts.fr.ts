// review-emails.page.tsx
export const reviewRequestEmails = 'E-mails de demande d’avis'
export const reviewRequestHint = 'Nous demandons un avis une seule fois par commande, une semaine après la livraison.'
export const stopReview = 'Ne plus recevoir ces demandes'
export const youWontReceiveReview = 'Vous ne recevrez plus de demandes d’avis. Cela ne change rien pour vos commandes.'
export const linkIsDead = 'Ce lien n’est pas valable. Utilisez celui de la dernière demande d’avis.'
export const toTheShop = 'Continuer mes achats'
