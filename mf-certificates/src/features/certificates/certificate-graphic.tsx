import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCertificateText } from '../../messages/certificate.ts';
import { groupedId } from './certificate-id.ts';
import { fitLines } from './fit-lines.ts';
import { GraphicWalk } from './graphic-walk.tsx';
import { milestone } from './milestone.ts';
import { useLandscapePrint } from './use-landscape-print.ts';
import classes from './certificate-graphic.module.css';

const LEFT = 372;
const WIDTH = 660;
/** Above the heading, and at the end of the line that names the maker. */
const logoBox = { x: 900, y: 34, width: 170, height: 68 };
const signatureBox = { x: 880, width: 170, height: 62 };

/** The certificate itself, a sheet of A4 across. It is paper, so it is light in the dark scheme too. */
export function CertificateGraphic({ certificate, item }: Pick<CertificateData, 'certificate' | 'item'>) {
  useLandscapePrint();
  const t = useCertificateText();
  const format = useFormat();
  const maker = { name: certificate.creator.full_name };
  const name = fitLines(certificate.user.full_name, { width: WIDTH, size: 62, most: 2 });
  const course = fitLines(certificate.course_name, { width: WIDTH, size: 42, most: 2 });
  const afterName = 326 + (name.lines.length - 1) * name.size * 1.08;
  const afterCourse = afterName + 114 + (course.lines.length - 1) * course.size * 1.2;
  const sentence = fitLines(milestone(t, { item, minutes: certificate.effort }), {
    width: WIDTH * 1.08,
    size: 19,
    most: 2,
  });
  return (
    <figure className={classes.figure} aria-label={t('sheet.name')}>
      <svg viewBox="0 0 1120 792" className={classes.sheet} xmlns="http://www.w3.org/2000/svg">
        <rect width="1120" height="792" className={classes.paper} />
        <GraphicWalk />
        <rect x="18.5" y="18.5" width="1083" height="755" className={classes.border} />
        <Mark href={certificate.logo_url} label={t('sheet.logo', maker)} {...logoBox} />
        <text x={LEFT} y="116" className={classes.heading}>
          {t('sheet.title')}
        </text>
        <path d={`M${LEFT} 142 H${LEFT + 72}`} className={classes.rule} />
        <text x={LEFT} y="216" className={classes.cheer}>
          {t('sheet.cheer')}
        </text>
        <Lines {...name} y={326} leading={1.08} className={classes.name} />
        <text x={LEFT} y={afterName + 58} className={classes.small}>
          {t('sheet.completed', { item })}
        </text>
        <Lines {...course} y={afterName + 114} leading={1.2} className={classes.course} />
        <text x={LEFT} y={afterCourse + 48} className={classes.small}>
          {t.rich('sheet.instructor', {
            item,
            name: certificate.creator.full_name,
            strong: (name) => <tspan className={classes.strong}>{name}</tspan>,
          })}
        </text>
        <Mark
          href={certificate.signature_url}
          label={t('sheet.signature', maker)}
          {...signatureBox}
          y={afterCourse + 8}
        />
        <Lines {...sentence} y={afterCourse + 108} leading={1.4} className={classes.sentence} />
        <path d={`M${LEFT} 676 H1050`} className={classes.hairline} />
        <Fact x={LEFT} label={t('sheet.date')} value={format.date(certificate.created_at)} />
        <Fact x={LEFT + 230} label={t('sheet.minutes')} value={format.number(certificate.effort)} />
        <Fact x={LEFT + 440} label={t('certificate.id')} value={groupedId(certificate.cert_id)} />
        {certificate.status === 'revoked' && (
          <g transform="translate(34 -22) rotate(-8 850 226)">
            <rect x="665" y="176" width="370" height="100" rx="8" className={classes.stampEdge} />
            <text x="850" y="250" className={classes.stamp}>
              {t('sheet.revoked')}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}

interface MarkProps {
  href: string | null | undefined;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture on white, of which the white becomes the paper. */
const Mark = ({ href, label, ...box }: MarkProps) =>
  href ? (
    <image href={href} role="img" aria-label={label} className={classes.mark} preserveAspectRatio="xMaxYMid" {...box} />
  ) : null;

interface LinesProps {
  lines: readonly string[];
  size: number;
  y: number;
  leading: number;
  className: string | undefined;
}

function Lines({ lines, size, y, leading, className }: LinesProps) {
  return (
    <text y={y} className={className} fontSize={size}>
      {lines.map((line, index) => (
        <tspan key={index} x={LEFT} dy={index === 0 ? 0 : size * leading}>
          {index === lines.length - 1 ? line : `${line} `}
        </tspan>
      ))}
    </text>
  );
}

function Fact({ x, label, value }: { x: number; label: string; value: string }) {
  return (
    <>
      <text x={x} y="706" className={classes.label}>
        {label}
      </text>
      <text x={x} y="732" className={classes.value}>
        {value}
      </text>
    </>
  );
}
