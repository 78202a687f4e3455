import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'

export const accountSecurity: Section = {
  id: 'account-security',
  title: 'Comptes et sécurité',
  clauses: [
    {
      title: 'Vos précautions',
      text: [
        {
          list: [
            `Choisissez un mot de passe que vous n’utilisez nulle part ailleurs. Il doit compter au moins 8 caractères ; nous
            en conseillons 15 ou plus.`,
            `Gardez pour vous ce mot de passe et les codes que nous vous envoyons par e-mail. Personne de la boutique ne
            vous les demandera jamais.`,
            `Déconnectez-vous des appareils que d’autres utilisent.`,
            `Si vous pensez que quelqu’un a accédé à votre compte, changez immédiatement de mot de passe et
            [prévenez-nous](/contact).`,
          ],
        },
      ],
    },
    {
      title: 'Nos mesures',
      text: [
        `La connexion donne à votre navigateur un jeton valable 30 jours, ou jusqu’à ce qu’il soit resté inutilisé pendant
        7 jours, sur 10 appareils au plus à la fois. La déconnexion révoque ce jeton ; la modification ou la
        réinitialisation de votre mot de passe les révoque tous. Après plusieurs mots de passe erronés, le délai d’attente
        avant un nouvel essai augmente.`,
        `Vous ne répondez de l’usage de votre compte par un tiers que dans la mesure où votre propre faute l’a rendu
        possible, et non de ce qui se produit après que vous nous avez prévenus. Si une violation de notre fait met en
        danger des données personnelles, nous en informons la CNIL et, lorsque le risque est élevé pour vous, vous-même
        (RGPD, articles 33 et 34).`,
      ],
    },
  ],
}

/** Returns the section on card payments. */
export const cardPayments = ({ isSelling, paysWith }: Operator): Section => ({
  id: 'card-payments',
  title: 'Conditions du prestataire de paiement par carte',
  clauses: [
    {
      text: [
        isSelling && paysWith
          ? `Les paiements en ligne sont exécutés par ${paysWith}. Après votre commande, vous êtes dirigé vers sa page, puis
            de nouveau vers cette boutique, que vous ayez payé ou non. Les cartes sont également acceptées en boutique lors
            du retrait d’une commande, lorsque ce mode est proposé.`
          : isSelling
            ? `Les cartes sont acceptées en boutique lors du retrait d’une commande, et non sur ce site : aucun prestataire
            de paiement n’y est raccordé. Les dispositions suivantes s’appliqueront dès qu’il y en aura un ; il sera alors
            nommé ici et lors de la commande.`
            : `Les paiements par carte sont actuellement désactivés et aucun prestataire de paiement n’est raccordé à cette
            boutique. Les dispositions suivantes s’appliqueront dès leur ouverture ; le prestataire sera alors nommé ici et
            lors de la commande.`,
      ],
    },
    {
      title: 'Le rôle de chacun',
      text: [
        isSelling && paysWith
          ? `Vous saisissez le numéro de votre carte chez ${paysWith}, et non chez nous : cette boutique ne le reçoit ni ne le
            conserve. Nous apprenons si et quand un paiement a abouti, son montant, le moyen utilisé (pour une carte, sa
            marque et ses quatre derniers chiffres) et des références. Votre banque peut vous demander de confirmer le
            paiement (authentification forte du client, directive (UE) 2015/2366).`
          : `Les paiements par carte seront exécutés par un prestataire de paiement agréé dans l’Union européenne. Vous
            saisirez le numéro de votre carte chez ce prestataire, et non chez nous : cette boutique ne le reçoit ni ne le
            conserve. Nous apprendrons seulement si un paiement a abouti, son montant et une référence. Votre banque peut
            vous demander de confirmer le paiement (authentification forte du client, directive (UE) 2015/2366).`,
        `Les conditions et la politique de confidentialité du prestataire s’appliquent à son service et ${
          isSelling && paysWith ? 'sont affichées sur sa page' : 'seront affichées'
        } avant que vous payiez. Elles ne peuvent pas vous priver de vos droits à notre égard : le contrat de vente est
        conclu avec nous seuls.`,
      ],
    },
    {
      title: 'Paiements non autorisés ou mal exécutés',
      text: [
        `Si un paiement que vous n’avez pas autorisé a été effectué, ou si un paiement a été mal exécuté, signalez-le sans
        tarder à votre banque, et au plus tard dans les 13 mois : elle doit vous rembourser dans les conditions des articles
        L133-18 à L133-24 du Code monétaire et financier. Les remboursements que nous vous devons sont effectués par le
        moyen de paiement que vous avez utilisé, sauf si vous acceptez un autre moyen.`,
      ],
    },
  ],
})
