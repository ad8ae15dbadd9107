/** SCORM packages. Texts that more than one bundle says; what only one says stands there. */
export const scorm12 = 'SCORM 1.2';
export const scorm2004second = 'SCORM 2004, 2ᵉ édition';
export const scorm2004third = 'SCORM 2004, 3ᵉ édition';
export const scorm2004fourth = 'SCORM 2004, 4ᵉ édition';
export const parts = 'Parties du paquet';
export const notRun = 'Le paquet ne peut pas être lancé';
export const notComing = 'Le paquet n’arrive pas';
export const noHost = 'Les paquets ne peuvent pas être ouverts sur ce site pour le moment. Réessayez dans un instant.';
