/**
 * What the shell lends as 'react-router-dom': only names in use, because sharing the whole package would end its tree
 * shaking (55 kB instead of 15). A screen that needs another name adds it here. Types of all names come along. It stands
 * here and not in the shell so that builds of remotes outside the project can be checked against it.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  resolvePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router';
