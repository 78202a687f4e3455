import type { Section } from '../../section.ts'

export const acceptance: Section = {
  id: 'acceptance',
  title: 'Acceptation des conditions',
  clauses: [
    {
      text: [
        `Les présentes conditions constituent l’accord entre vous et l’exploitant de cette boutique, nommé dans la
        [section 16](#contact) et désigné ici par « la boutique » ou « nous ». Elles précisent comment le site peut être
        utilisé, comment les ventes s’y déroulent et comment vos données sont traitées.`,
        `La simple consultation ne vous engage à rien. Vous acceptez les présentes conditions en cochant la case prévue à cet
        effet lors de la création d’un compte, et votre accord vous est de nouveau demandé à chaque commande. Vous pouvez
        enregistrer ou imprimer cette page à tout moment ; la version applicable à une commande est celle en vigueur lors de
        celle-ci.`,
        `Un consommateur est une personne physique qui agit à des fins qui n’entrent pas dans le cadre de son activité
        commerciale, industrielle, artisanale, libérale ou agricole. La loi lui confère des droits dont aucun contrat ne peut
        le priver. Aucune disposition des présentes conditions n’exclut ni ne limite un tel droit ; si une phrase pouvait
        être lue ainsi, le droit prévaudrait.`,
      ],
    },
  ],
}

export const use: Section = {
  id: 'use',
  title: 'Utilisation de la boutique',
  clauses: [
    {
      title: 'Ce qui est permis',
      text: [
        `Chacun peut consulter les produits, leurs prix et les avis, sans compte et sans donner son nom. Un panier, une liste
        d’articles mis de côté, les commandes et les avis nécessitent un [compte](#registration).`,
      ],
    },
    {
      title: 'Ce qui est interdit',
      text: [
        'Il est interdit :',
        {
          list: [
            `d’utiliser la boutique à des fins contraires à la loi ou au nom d’autrui ;`,
            `de tenter d’accéder à des comptes, à des données ou à des parties de la boutique qui ne vous sont pas destinés,
            ou de contourner ses limites ;`,
            `de la perturber pour les autres, par exemple par un flot de requêtes automatiques ;`,
            `de rédiger des avis ou des messages faux, injurieux ou haineux, publicitaires, qui divulguent des données
            personnelles d’autrui ou qui portent atteinte à des droits.`,
          ],
        },
      ],
    },
    {
      id: 'reviews',
      title: 'Les avis et leur contrôle',
      text: [
        `Seul un client connecté dont la commande de la variante concernée a été expédiée ou livrée peut donner son avis, une
        fois par variante. La boutique le vérifie automatiquement lors de l’envoi : tout avis provient donc d’un achat
        effectué ici. Le contenu de l’avis n’est pas contrôlé avant sa publication.`,
        {
          list: [
            `Un avis est publié immédiatement, avec sa date de rédaction, la date de la commande de la variante, la date de sa
            dernière modification, le nom de l’auteur et, le cas échéant, sa photo. Il reste publié aussi longtemps que la
            boutique connaît le produit.`,
            `Les listes d’avis commencent par les plus récents. Une page de produit présente deux avis recommandés : ceux qui
            ont le plus d’étoiles, et à égalité les plus récents. La moyenne tient compte de tous les avis affichés.`,
            `Aucun avis ne donne lieu à une somme d’argent, à une réduction ou à une autre contrepartie.`,
            `Vous pouvez modifier votre avis à tout moment et le faire supprimer en écrivant avec le
            [formulaire de contact](/contact). Lorsqu’un compte est supprimé, ses avis restent sous le nom « Ancien client ».`,
            `Une mauvaise note n’est jamais un motif de suppression d’un avis.`,
          ],
        },
        `Si vous estimez qu’un avis enfreint la loi ou les présentes conditions, utilisez « Signaler » à côté de l’avis et
        indiquez le motif ou, sans compte, indiquez-nous l’avis concerné avec le [formulaire de contact](/contact). Si nous
        masquons un avis, son auteur le voit toujours sur la page du produit, avec le motif, et peut contester cette décision
        avec le formulaire de contact. Nous pouvons répondre une fois à un avis, sous celui-ci. (Code de la consommation,
        articles L111-7-2 et D111-16 à D111-19 ; règlement (UE) 2022/2065, articles 16 et 17.)`,
        `En publiant un avis, vous nous autorisez, gratuitement et sans exclusivité, à l’afficher dans cette boutique aussi
        longtemps qu’il y figure. Il vous appartient toujours.`,
      ],
    },
  ],
}

export const registration: Section = {
  id: 'registration',
  title: 'Création d’un compte',
  clauses: [
    {
      text: [
        `Le compte est gratuit. Vous pouvez en créer un si vous avez 18 ans ou plus ou, si vous êtes plus jeune, avec
        l’accord du titulaire de l’autorité parentale. Il nécessite un prénom et un nom, une adresse e-mail et un mot de
        passe ; ces informations doivent être exactes et vous concerner.`,
        `Nous envoyons un code à six chiffres à l’adresse avant la création du compte, afin que personne ne puisse enregistrer
        une adresse qui n’est pas la sienne. Lorsque la boutique propose de se connecter par un fournisseur d’identité, ce
        fournisseur confirme l’adresse à la place.`,
        `Tenez vos informations à jour ; vous pouvez modifier votre nom, votre photo, votre adresse e-mail et votre mot de
        passe à tout moment sur la [page de votre compte](/account). Un compte est personnel et ne peut être ni vendu ni
        cédé.`,
      ],
    },
  ],
}
