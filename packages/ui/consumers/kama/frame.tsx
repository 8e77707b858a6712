import { IconLink } from "@selvedge/ui/icon-button";
import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";
import { SelvedgeProvider } from "@selvedge/ui/provider";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterFoot,
  SiteFooterLead,
  SiteFooterLink,
} from "@selvedge/ui/site-footer";
import { HeaderNav, HeaderNavLink, SiteHeader } from "@selvedge/ui/site-header";
import { SkipLink } from "@selvedge/ui/skip-link";
import { Wordmark } from "@selvedge/ui/wordmark";
import type { ReactNode } from "react";
import { labels } from "./labels.ts";

interface FrameProps {
  /** Path of the shop's pages, which ends with a slash. */
  base: string;
  children: ReactNode;
}

/** Header and footer of every page, and the words of the components in Japanese. */
export function Frame({ base, children }: FrameProps) {
  return (
    <SelvedgeProvider locale="ja-JP" labels={labels}>
      <SkipLink>本文へ</SkipLink>
      <SiteHeader
        nav={
          <HeaderNav>
            <HeaderNavLink href={base}>うつわ</HeaderNavLink>
            <HeaderNavLink href={`${base}#makers`}>作り手</HeaderNavLink>
          </HeaderNav>
        }
        wordmark={<Wordmark name="Kama" href={base} />}
        actions={
          <IconLink label="買い物かご" href={`${base}#cart`}>
            <HandbagSimple />
          </IconLink>
        }
      />
      <main id="main" tabIndex={-1} className="shelf">
        {children}
      </main>
      <SiteFooter>
        <SiteFooterLead>
          <p className="motto">土と火と、毎日の食卓。</p>
        </SiteFooterLead>
        <SiteFooterColumns>
          <SiteFooterColumn title="ご案内">
            <SiteFooterLink href={`${base}#delivery`}>送料とお届け</SiteFooterLink>
            <SiteFooterLink href={`${base}#care`}>うつわの手入れ</SiteFooterLink>
          </SiteFooterColumn>
          <SiteFooterColumn title="お店">
            <SiteFooterLink href={`${base}#makers`}>作り手</SiteFooterLink>
            <SiteFooterLink href="mailto:mise@kama.example">お問い合わせ</SiteFooterLink>
          </SiteFooterColumn>
        </SiteFooterColumns>
        <SiteFooterFoot wordmark={<Wordmark name="Kama" size="footer" />}>
          <p>© 2026 Kama　栃木県芳賀郡益子町</p>
        </SiteFooterFoot>
      </SiteFooter>
    </SelvedgeProvider>
  );
}
