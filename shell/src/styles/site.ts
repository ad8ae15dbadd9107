/** The site's stylesheets in the order of the cascade; `layers.css` must come first, for it declares that order. */
import './layers.css';
import './fonts.css';
import './reset.css';
import './tokens.css';
import './mantine.css';
import './library.css';
